import { siteOf, spokenLocale } from '~/features/content/public.server'
import { assignableAgents } from '~/features/leads/public.server'
import { findPerson } from '~/features/people/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { withChoices } from '~/kernel/office/form-shape'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { type Loading, mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/new-lead.route'
import { enterLeadAct, nobody } from './new-lead-act.server'
import { useNewLeadTexts } from './use-new-lead-texts'

export const action = mayAct(enterLeadAct)

/** The form for what came by telephone or over the counter (B21). */
export const loader = mayLoad('leads.write', async (loading) => {
  const { app } = loading
  const agents = await assignableAgents(app.db)
  const site = await siteOf(app.db)
  const shape = withChoices(shapeOf(enterLeadAct, loading), 'locale', site.locales)
  const choices = [nobody, ...agents.map(({ id }) => String(id))]
  return {
    page: { title: translateTo(app.locale)('leads-office:enter.title'), alternates: {}, noindex: true },
    enter: {
      ...shape,
      fields: shape.fields.map((field) => (field.name === 'agent' ? { ...field, options: choices } : field)),
    },
    agents: agents.map(({ id, name }) => ({ id, name })),
    values: { ...(await valuesOf(loading)), locale: spokenLocale(site, app.locale) },
  }
})

/** What the page before knows: the person, or the listing. */
async function valuesOf({ app, member, url }: Loading) {
  const person = await findPerson(app.db, url.searchParams.get('person') ?? undefined, member)
  const [first = '', ...others] = person?.name?.split(' ') ?? []
  return {
    ...{ agent: String(member.id), source: 'telephone' },
    about: url.searchParams.get('about')?.slice(0, 100) ?? '',
    ...(person && {
      ...{ person: String(person.id), firstName: first, lastName: others.join(' ') },
      ...{ email: person.emails[0] ?? '', phone: person.phone ?? '' },
    }),
  }
}

export default function NewLead({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { enter, agents, values } = loaderData
  return (
    <>
      <PageHead
        title={t('leads-office:enter.title')}
        up={{ href: officePath('leads'), name: t('office:page.leads') }}
        intro={t('leads-office:enter.intro')}
      />
      <Panel title={t('leads-office:enter.form')}>
        <ActForm
          shape={enter}
          texts={useNewLeadTexts(agents)}
          values={values}
          answer={answer}
          send={t('leads-office:enter.send')}
        />
      </Panel>
    </>
  )
}
