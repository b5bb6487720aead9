import { Link } from 'react-router'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayLoad } from '~/platform/office/may-load.server'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import type { Filter } from '~/ui/office/filters'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import type { Route } from './+types/audit-log.route'
import { auditLogPage, readActFilter } from './audit-log.server'
import { Changes } from './changes'

/** Who did what in the office, newest first. */
export const loader = mayLoad('audit-log.read', async ({ app, url }) => ({
  page: { title: translateTo(app.locale)('office:page.audit-log'), alternates: {}, noindex: true },
  log: await auditLogPage(app, readActFilter(url.searchParams)),
}))

type Log = Route.ComponentProps['loaderData']['log']
type Row = Log['rows'][number]

export default function AuditLog({ loaderData: { log } }: Route.ComponentProps) {
  const { t } = useText()
  const { by, act, day, page } = log.filter
  const kind = by !== undefined || act !== undefined || day !== undefined || page > 1 ? 'found' : 'none'
  return (
    <>
      <PageHead title={t('office:page.audit-log')} intro={t('office:log.intro')} />
      <FilterBar filters={useFilters(log)} />
      <DataTable
        caption={t('office:log.caption')}
        columns={useColumns()}
        rows={log.rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon="log"
            title={t(`office:log.empty.${kind}.title`)}
            text={t(`office:log.empty.${kind}.text`)}
          />
        }
      />
      <Pager {...log.pager} />
    </>
  )
}

function useFilters({ filter, actors, acts }: Log): Filter[] {
  const { t } = useText()
  const { by = '', act = '', day = '' } = filter
  const command = { value: 'command', text: t('office:log.command') }
  return [
    {
      ...{ kind: 'choice', name: 'by', label: t('office:log.column.actor'), value: String(by) },
      choices: [...actors.map(({ id, name }) => ({ value: String(id), text: name })), command],
    },
    { kind: 'choice', name: 'act', label: t('office:log.column.act'), value: act, choices: acts },
    { kind: 'day', name: 'day', label: t('office:log.day'), value: day },
  ]
}

function useColumns(): Column<Row>[] {
  const { t } = useText()
  return [
    { name: 'act', label: t('office:log.column.act'), isTitle: true, cell: ({ act }) => act },
    {
      name: 'actor',
      label: t('office:log.column.actor'),
      cell: ({ actor, isCommand }) => (isCommand ? `${t('office:log.command')}: ${actor}` : actor),
    },
    {
      name: 'subject',
      label: t('office:log.column.subject'),
      cell: ({ subject: { text, href } }) => (href ? <Link to={href}>{text}</Link> : text),
    },
    {
      name: 'change',
      label: t('office:log.column.change'),
      cell: ({ changes }) => <Changes changes={changes} />,
    },
    {
      name: 'at',
      label: t('office:log.column.at'),
      isNarrow: true,
      cell: ({ at }) => <DateTime time={at} isFull />,
    },
  ]
}
