import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { mayLoad } from '~/platform/office/may-load.server'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { readPage } from '~/ui/office/read-page'
import type { Route } from './+types/imports.route'
import { ImportOutcome } from './import-outcome'
import { importsPage } from './imports-page.server'

/** Every import of the feed, newest first. */
export const loader = mayLoad('imports.read', async ({ app, url }) => ({
  page: { title: translateTo(app.locale)('office:page.imports'), alternates: {}, noindex: true },
  list: await importsPage(app, readPage(url.searchParams)),
}))

type Row = Route.ComponentProps['loaderData']['list']['rows'][number]

export default function Imports({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <>
      <PageHead title={t('office:page.imports')} intro={t('feed-office:intro')} />
      <DataTable
        caption={t('feed-office:caption')}
        columns={useColumns()}
        rows={list.rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('imports.run', { id })}
        empty={
          <EmptyState
            icon="imports"
            title={t('feed-office:empty.title')}
            text={t('feed-office:empty.text')}
          />
        }
      />
      <Pager {...list} />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t, locale } = useText()
  const number = (name: 'rejected' | 'warnings'): Column<Row> => ({
    ...{ name, label: t(`feed-office:column.${name}`), isNumber: true },
    cell: (row) => (row[name] > 0 ? formatNumber(row[name], locale) : null),
  })
  return [
    {
      name: 'started',
      label: t('feed-office:column.started'),
      isTitle: true,
      cell: ({ started }) => <DateTime time={started} isFull />,
    },
    {
      name: 'outcome',
      label: t('feed-office:column.outcome'),
      isNarrow: true,
      cell: ({ outcome }) => <ImportOutcome outcome={outcome} />,
    },
    { name: 'changes', label: t('feed-office:column.changes'), cell: ({ changes }) => changes },
    number('rejected'),
    number('warnings'),
    {
      name: 'took',
      label: t('feed-office:column.took'),
      ...{ isNumber: true, isExtra: true },
      cell: ({ took }) => took,
    },
    {
      name: 'source',
      label: t('feed-office:column.source'),
      isExtra: true,
      cell: ({ source }) => source,
    },
  ]
}
