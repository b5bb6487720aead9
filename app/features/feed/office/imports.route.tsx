import { useLocation } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { mayLoad } from '~/platform/office/may-load.server'
import { ButtonLink } from '~/ui/office/button'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { Panel } from '~/ui/office/panel'
import { withQuery } from '~/ui/office/query'
import { readPage } from '~/ui/office/read-page'
import { Tabs } from '~/ui/office/tabs'
import type { Route } from './+types/imports.route'
import { ImportOutcome } from './import-outcome'
import { outcomes } from './imports.repo.server'
import { importsPage } from './imports-page.server'

/** Every import of the feed, newest first. */
export const loader = mayLoad('imports.read', async ({ app, url }) => {
  const only = outcomes.find((outcome) => outcome === url.searchParams.get('outcome'))
  return {
    page: { title: translateTo(app.locale)('office:page.imports'), alternates: {}, noindex: true },
    list: await importsPage(app, readPage(url.searchParams), only),
    outcomes: [...outcomes],
  }
})

type LoaderData = Route.ComponentProps['loaderData']
type Row = LoaderData['list']['rows'][number]

export default function Imports({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { list } = loaderData
  return (
    <>
      <PageHead title={t('office:page.imports')} intro={t('feed-office:intro')} />
      {list.waiting !== undefined && (
        <Panel title={t('feed-office:held.title.waiting')} intro={t('feed-office:held.text.waiting')}>
          <ButtonLink look="main" to={officePath('imports.run', { id: list.waiting })}>
            {t('feed-office:held.look')}
          </ButtonLink>
        </Panel>
      )}
      {list.schedule && <Schedule schedule={list.schedule} />}
      <OutcomeTabs {...loaderData} />
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

/** How the site comes by its feed itself. */
function Schedule({ schedule }: { schedule: NonNullable<LoaderData['list']['schedule']> }) {
  const { t } = useText()
  const { host, minutes, failures, tried } = schedule
  return (
    <Panel title={t('feed-office:schedule.title')}>
      <Facts
        facts={[
          { name: t('feed-office:schedule.from'), value: host },
          {
            name: t('feed-office:schedule.every'),
            value: t('feed-office:schedule.minutes', { count: minutes }),
          },
          {
            name: t('feed-office:schedule.tried'),
            value: tried ? <DateTime time={tried} isFull /> : t('feed-office:schedule.never'),
          },
          {
            name: t('feed-office:schedule.failures'),
            value: failures > 0 ? t('feed-office:schedule.inARow', { count: failures }) : undefined,
          },
        ]}
      />
    </Panel>
  )
}

function OutcomeTabs({ list: { only, counts, total }, outcomes }: LoaderData) {
  const { t } = useText()
  const { search } = useLocation()
  const to = (one: string) => withQuery(search, { outcome: one, page: '' })
  // Nothing to choose from.
  if (total === 0 && !only) return null
  return (
    <Tabs
      label={t('feed-office:column.outcome')}
      tabs={[
        { name: t('office:filters.any'), to: to(''), isHere: only === undefined },
        ...outcomes.map((one) => ({
          name: t(`feed-office:outcome.${one}`),
          count: counts[one],
          to: to(one),
          isHere: only === one,
        })),
      ]}
    />
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
