import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { answerTo } from '~/kernel/office/act-answer'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ButtonLink } from '~/ui/office/button'
import { DataTable } from '~/ui/office/data-table'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import type { Filter } from '~/ui/office/filters'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import type { Route } from './+types/inbox.route'
import { AssignMany, useChoiceColumn } from './assign-many'
import { assignManyAct, assignManyShape, seenOf } from './assign-many.server'
import { exportLeadsAct } from './export/export-act.server'
import { LeadExport } from './export/lead-export'
import { inboxPage } from './inbox-page.server'
import { useLeadColumns } from './lead-columns'
import { dutyNames, isFiltered, leadFormNames, leadSources, leadStates, readLeadFilter } from './lead-filter'
import { readerOf } from './reader.server'
import { useFormName } from './use-form-name'

export const action = mayAct(assignManyAct, exportLeadsAct)

/** Everything that visitors sent or booked, newest first (B14). */
export const loader = mayLoad('leads.read', async (loading) => {
  const { app, url, member } = loading
  const shown = await inboxPage(app, readLeadFilter(url.searchParams), readerOf(loading))
  return {
    page: { title: translateTo(app.locale)('office:page.leads'), alternates: {}, noindex: true },
    ...shown,
    assign: assignManyShape(loading, shown),
    seen: await seenOf(loading, shown),
    ...(isAllowed(member.role, 'leads.export') && { exports: shapeOf(exportLeadsAct, loading) }),
  }
})

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { filter, rows, agents, assign, seen, total, isMore, pageSize, exports } = loaderData
  const columns = useLeadColumns()
  const choice = useChoiceColumn(answerTo(assign.act, actionData))
  const kind = isFiltered(filter) ? 'found' : 'none'
  return (
    <>
      <PageHead
        title={t('office:page.leads')}
        intro={t('leads-office:intro')}
        actions={<ButtonLink to={officePath('leads.new')}>{t('leads-office:enter.title')}</ButtonLink>}
      />
      <FilterBar filters={useFilters(loaderData)} kept={['listing', 'project']} />
      <DataTable
        caption={t('leads-office:caption')}
        columns={[choice, ...columns]}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('leads.lead', { id })}
        empty={
          <EmptyState
            icon="inbox"
            title={t(`leads-office:empty.${kind}.title`)}
            text={t(`leads-office:empty.${kind}.text`)}
          />
        }
      />
      {rows.length > 0 && (
        // Another list begins the form again: what was seen of this one is not that one's.
        <AssignMany
          key={JSON.stringify(filter)}
          shape={assign}
          {...{ agents, total, seen }}
          answer={actionData}
        />
      )}
      <Pager page={filter.page} pageSize={pageSize} total={total} isMore={isMore} />
      {exports && total > 0 && <LeadExport shape={exports} answer={actionData} />}
    </>
  )
}

function useFilters({ filter, agents }: Pick<Route.ComponentProps['loaderData'], 'filter' | 'agents'>) {
  const { t } = useText()
  const formName = useFormName()
  const named = (values: readonly string[], key: string) =>
    values.map((value) => ({ value, text: t(`${key}.${value}` as TextKey) }))
  const choice = (name: string, label: TextKey, value: string | undefined, choices: Choice[]): Filter => ({
    ...{ kind: 'choice', name, label: t(label), value: value ?? '', choices },
  })
  const day = (name: 'from' | 'until'): Filter => ({
    ...{ kind: 'day', name, label: t(`leads-office:filter.${name}`), value: filter[name] ?? '' },
  })
  const whose = [
    { value: 'me', text: t('leads-office:filter.me') },
    { value: 'nobody', text: t('leads-office:filter.nobody') },
    ...agents.map(({ id, name }) => ({ value: String(id), text: name })),
  ]
  const forms = leadFormNames.map((value) => ({ value, text: formName(value) }))
  const states = [
    ...named(leadStates, 'leads-office:state'),
    { value: 'all', text: t('leads-office:filter.all') },
  ]
  const filters: Filter[] = [
    { kind: 'search', name: 'words', label: t('leads-office:filter.words'), value: filter.words },
    {
      ...{ kind: 'choice', name: 'state', label: t('leads-office:column.state'), value: filter.state ?? '' },
      ...{ choices: states, any: t('leads-office:filter.toDo') },
    },
    choice('agent', 'leads-office:column.agent', filter.agent?.toString(), whose),
    choice('duty', 'leads-office:filter.duty', filter.duty, named(dutyNames, 'leads-office:duty')),
    choice('form', 'leads-office:column.form', filter.form, forms),
    choice('source', 'leads-office:filter.source', filter.source, named(leadSources, 'leads-office:source')),
    choice('language', 'leads-office:filter.language', filter.locale, named(locales, 'ui:languages')),
    day('from'),
    day('until'),
  ]
  return filters
}

type Choice = { value: string; text: string }
