import { z } from 'zod'
import { type FormShape, withChoices } from '~/kernel/office/form-shape'
import { type Acted, type Acting, defineAct, type Refused } from '~/platform/office/define-act.server'
import { shapeOf } from '~/platform/office/may-act.server'
import type { Loading } from '~/platform/office/may-load.server'
import { withQuery } from '~/ui/office/query'
import { mailAssigned } from './assigned-mail.server'
import { assignChosen, type Chosen } from './change-lead.server'
import { chosenValue, mostChosen, readChosen } from './chosen-leads'
import { findFound, findInboxPage, type Reader } from './inbox.repo.server'
import type { InboxPage } from './inbox-page.server'
import { findAgents } from './lead.repo.server'
import { nobody, readLeadFilter } from './lead-filter'
import { filterReaderOf } from './reader.server'

/** Which leads: those that were ticked, those of the page, or everything that the filter finds. */
const scopes = ['chosen', 'page', 'found'] as const

const schema = z.object({
  which: z.enum(scopes),
  agent: z.string().max(20),
  leads: z.array(z.string().max(40)).max(mostChosen),
})
type Values = z.output<typeof schema>

/** Gives up to 200 leads of the list to somebody, who gets one mail for all of them (B15). */
export const assignManyAct = defineAct({
  name: 'leads.assign-many',
  permission: 'leads.assign',
  schema,
  async run(acting): Promise<Acted | Refused> {
    const { tx, app, member, url, values } = acting
    const agents = await findAgents(tx)
    const agent = agents.find(({ id }) => String(id) === values.agent) ?? null
    if (!agent && values.agent !== nobody) return { problems: { agent: 'leads-office:problem.agent' } }
    const by = await filterReaderOf(acting)
    const chosen = await chosenOf(acting, by)
    if (chosen.length === 0) return { message: 'leads-office:many.none' }
    if (chosen.length > mostChosen) return { message: 'leads-office:many.tooMany' }
    const outcome = await assignChosen(tx, by, chosen, agent, agents)
    if ('now' in outcome)
      return {
        message: ['leads-office:many.stale', { count: outcome.changed }],
        stale: { now: { leads: outcome.now.map(chosenValue) } },
      }
    const { given } = outcome
    if (agent && agent.id !== member.id) await mailAssigned(tx, app, agent, given, member.name)
    return {
      subject: 'leads',
      after: { agent: agent?.name ?? null, count: given.length, leads: given.map(({ id }) => id) },
      to: url.pathname + withQuery(url.search, { done: '' }).replace(/^\?$/, ''),
      done: 'leads-office:done.many',
    }
  },
})

/** What is meant, with whose each was; one more than may be given when the filter finds too many. */
async function chosenOf({ tx, url, values }: Acting<Values>, by: Reader): Promise<Chosen[]> {
  const filter = readLeadFilter(url.searchParams)
  if (values.which === 'page') return await findInboxPage(tx, filter, by)
  if (values.which === 'found') return await findFound(tx, filter, by, mostChosen + 1)
  return readChosen(values.leads)
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
