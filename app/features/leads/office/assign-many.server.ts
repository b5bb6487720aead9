import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type FormShape, withChoices } from '~/kernel/office/form-shape'
import { type Acting, type ActRefusal, type ActResult, defineAct } from '~/platform/office/define-act.server'
import { shapeOf } from '~/platform/office/may-act.server'
import type { Loading } from '~/platform/office/may-load.server'
import { withQuery } from '~/ui/office/query'
import { mailAssigned } from './assigned-mail.server'
import { assignChosen, type ChosenLead } from './change-lead.server'
import { chosenValue, mostChosen, readChosen } from './chosen-leads'
import { findFound, type Reader } from './inbox.repo.server'
import type { InboxPage } from './inbox-page.server'
import { findAgents } from './lead.repo.server'
import { nobody, readLeadFilter } from './lead-filter'
import { filterReaderOf } from './reader.server'

/** Which leads: those that were ticked, those of the page, or everything that the filter finds. */
const scopes = ['chosen', 'page', 'found'] as const

const hidden = { kind: 'hidden' } as const

const schema = z.object({
  which: z.enum(scopes),
  agent: z.string().max(20),
  leads: z.array(z.string().max(40)).max(mostChosen),
  // What the list showed: whoever assigns all of it assigns what they saw.
  page: z.string().max(2_000).meta(hidden),
  found: z.string().max(50).meta(hidden),
})
type Values = z.output<typeof schema>

/** Gives up to 200 leads of the list to somebody, who gets one mail for all of them (B15). */
export const assignManyAct = defineAct({
  name: 'leads.assign-many',
  permission: 'leads.assign',
  schema,
  async run(acting): Promise<ActResult | ActRefusal> {
    const { tx, app, member, url, values } = acting
    const agents = await findAgents(tx)
    const agent = agents.find(({ id }) => String(id) === values.agent) ?? null
    if (!agent && values.agent !== nobody) return { problems: { agent: 'leads-office:problem.agent' } }
    const by = await filterReaderOf(acting)
    const chosen = await chosenOf(acting, by)
    if (chosen.length === 0)
      return values.which === 'chosen' ? { message: 'leads-office:many.none' } : changed
    if (chosen.length > mostChosen) return { message: 'leads-office:many.tooMany' }
    const outcome = await assignChosen(tx, by, chosen, agent, agents)
    if ('now' in outcome) return values.which === 'chosen' ? staleTicks(outcome) : changed
    const { given } = outcome
    if (agent && agent.id !== member.id) await mailAssigned(tx, app, agent, given, member.name)
    return {
      subject: 'leads',
      after: { agent: agent?.name ?? null, count: given.length, leads: given.map(({ id }) => id) },
      to: url.pathname + withQuery(url.search, {}).replace(/^\?$/, ''),
      done: 'leads-office:done.many',
    }
  },
})

/** The list is not what it was. The next try is about what its page shows then. */
const changed: ActRefusal = { message: 'leads-office:many.changed', stale: { now: {} } }

const staleTicks = (outcome: { changed: number; now: ChosenLead[] }): ActRefusal => ({
  message: ['leads-office:many.stale', { count: outcome.changed }],
  stale: { now: { leads: outcome.now.map(chosenValue) } },
})

/**
 * What is meant, with whose each was when its page was drawn; one more than may be given when the filter finds too many.
 * @returns nothing also when the filter no longer finds what it found
 */
async function chosenOf({ tx, url, values }: Acting<Values>, by: Reader): Promise<ChosenLead[]> {
  if (values.which === 'chosen') return readChosen(values.leads)
  if (values.which === 'page') return readChosen(values.page.split(' '))
  const found = await findFound(tx, readLeadFilter(url.searchParams), by, mostChosen + 1)
  return found.length > mostChosen || digestOf(found) === values.found ? found : []
}

/** Two hundred leads, and whose they are, are too much to send along. */
const digestOf = (found: readonly ChosenLead[]): string =>
  createHash('sha256').update(found.map(chosenValue).join(' ')).digest('base64url')

type Seeing = Parameters<typeof filterReaderOf>[0]

/** What the form sends along: the leads of the page, and what all that the filter finds was, unless that is too much. */
export async function seenOf(
  seeing: Seeing,
  { rows, total, filter }: Pick<InboxPage, 'rows' | 'total' | 'filter'>,
) {
  const page = rows.map(chosenValue).join(' ')
  if (total > mostChosen) return { page, found: '' }
  const isAll = total <= rows.length
  const found = isAll
    ? rows
    : await findFound(seeing.app.db, filter, await filterReaderOf(seeing), mostChosen)
  return { page, found: digestOf(found) }
}

/** The form of the list: boxes are drawn in its rows, and everything can be meant while it is not too much. */
export function assignManyShape(
  loading: Loading,
  { agents, total }: Pick<InboxPage, 'agents' | 'total'>,
): FormShape {
  const which = scopes.filter((scope) => scope !== 'found' || total <= mostChosen)
  const whose = [nobody, ...agents.map(({ id }) => String(id))]
  const shape = withChoices(withChoices(shapeOf(assignManyAct, loading), 'agent', whose), 'which', which)
  return { ...shape, fields: shape.fields.filter(({ name }) => name !== 'leads') }
}
