import { z } from 'zod'
import { siteOf, spokenLocale } from '~/features/content/public.server'
import { handSources } from '~/features/leads/public'
import {
  assignableAgents,
  type EnteredLead,
  enterLead,
  mailAssigned,
  pageAfterLead,
} from '~/features/leads/public.server'
import { findNamedOffer } from '~/features/listings/public.server'
import { MailLimitError } from '~/features/mail/public.server'
import { subscribeByHand } from '~/features/newsletter/public.server'
import { findPerson } from '~/features/people/public.server'
import { officePath } from '~/i18n/office-table'
import { longestName, longestPhone } from '~/kernel/bounds'
import { locales } from '~/kernel/locale'
import { type Acting, type ActRefusal, defineAct } from '~/platform/office/define-act.server'
import { mailAddress } from '~/platform/office/typed-fields'

/** Value of the choice that it is nobody's yet. */
export const nobody = '0'

const name = z.string().trim().max(longestName)

const schema = z.object({
  source: z.enum(handSources),
  about: z.string().trim().max(100),
  firstName: name,
  lastName: name,
  email: mailAddress.optional(),
  phone: z.string().trim().max(longestPhone).meta({ kind: 'tel' }),
  locale: z.enum(locales),
  remark: z.string().trim().min(1).max(5_000).meta({ kind: 'textarea' }),
  agent: z.string().max(20).meta({ kind: 'select' }),
  confirm: z.boolean(),
  newsletter: z.boolean(),
  person: z.string().max(20).optional().meta({ kind: 'hidden' }),
})

type Entry = z.output<typeof schema>

/** Enters what came by telephone or over the counter (B21). */
export const enterLeadAct = defineAct({
  name: 'leads.enter',
  permission: 'leads.write',
  schema,
  async run(acting) {
    const { tx, app, member } = acting
    const values = { ...acting.values, locale: spokenLocale(await siteOf(tx), acting.values.locale) }
    const agents = await assignableAgents(tx)
    const agent = agents.find(({ id }) => String(id) === values.agent) ?? null
    const offer =
      values.about === '' ? {} : await findNamedOffer({ app: { ...app, db: tx }, member }, values.about)
    const problems = problemsIn(values, offer, agent !== null || values.agent === nobody)
    if (!offer || 'several' in offer || Object.keys(problems).length > 0) return { problems }
    const entered = await toLead({ ...acting, values }, offer, agent?.id ?? null)
    return await withinMailLimits(async () => {
      const { id, isNew } = await enterLead(tx, app, member, entered)
      if (isNew && agent && agent.id !== member.id)
        await mailAssigned(tx, app, agent, [{ id, email: entered.email }], member.name)
      if (isNew && values.newsletter && entered.email)
        await subscribeByHand(
          { ...app, db: tx, locale: values.locale },
          entered.email,
          officePath('leads.new'),
        )
      return {
        subject: `leads/${id}`,
        after: { source: entered.source, agent: agent?.name ?? null },
        to: await pageAfterLead(acting, id),
        done: 'leads-office:done.entered' as const,
      }
    })
  },
})

type Problems = NonNullable<ActRefusal['problems']>

/** What no single field can say. */
function problemsIn(
  { firstName, lastName, email, phone, confirm, newsletter }: Entry,
  offer: Awaited<ReturnType<typeof findNamedOffer>> | Record<string, never>,
  isAgentKnown: boolean,
): Problems {
  const problems: Problems = {}
  if (!offer) problems.about = 'leads-office:problem.noOffer'
  else if ('several' in offer && offer.several)
    problems.about = ['leads-office:problem.severalOffers', { names: offer.several.join('; ') }]
  if (!firstName && !lastName && !email && !phone) problems.firstName = 'leads-office:problem.who'
  if (!isAgentKnown) problems.agent = 'leads-office:problem.agent'
  if (!email && confirm) problems.confirm = 'leads-office:problem.needsEmail'
  if (!email && newsletter) problems.newsletter = 'leads-office:problem.needsEmail'
  return problems
}

type Subject = EnteredLead['subject']

async function toLead({ tx, member, values }: Acting<Entry>, subject: Subject, staffId: number | null) {
  const { source, firstName, lastName, phone, remark, locale } = values
  const email = values.email ?? null
  const typed = Object.entries({ firstName, lastName, phone, remark }).filter(([, value]) => value !== '')
  const person = await findPerson(tx, values.person, member)
  return {
    ...{ source, email, fields: Object.fromEntries(typed), subject, locale, staffId },
    personId: person?.id,
    isMailed: values.confirm,
  } satisfies EnteredLead
}

/** An address that gets no more mails today is a mistake of the form: nothing is written. */
async function withinMailLimits<Outcome>(enter: () => Promise<Outcome>): Promise<Outcome | ActRefusal> {
  try {
    return await enter()
  } catch (error) {
    if (error instanceof MailLimitError) return { problems: { email: 'leads-office:problem.tooManyMails' } }
    throw error
  }
}
