import { Form } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { Badge } from '~/ui/office/badge'
import { Button, ButtonLink } from '~/ui/office/button'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { FilterBar } from '~/ui/office/filter-bar'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/alerts.route'
import { tellAct } from './alert-acts.server'
import { alertGoals, alertStates, readAlertFilter } from './alert-filter'
import { AlertStateBadge } from './alert-state'
import styles from './alerts.module.css'
import { alertsPage } from './alerts-page.server'
import { ListingPanel } from './listing-panel'

export const action = mayAct(tellAct)

/** Who looks for what, and for a listing who waits for it (B28). */
export const loader = mayLoad('alerts.read', async (loading) => {
  const { app, url, member } = loading
  return {
    page: { title: translateTo(app.locale)('office:page.alerts'), alternates: {}, noindex: true },
    ...(await alertsPage(app, readAlertFilter(url.searchParams))),
    ...(isAllowed(member.role, 'alerts.write') && { tell: shapeOf(tellAct, loading) }),
  }
})

type LoaderData = Route.ComponentProps['loaderData']

export default function Alerts({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { filter, rows, total, pageSize, listing, tell } = loaderData
  const { words, state, goal } = filter
  const isFiltered = words !== '' || Boolean(state || goal || listing)
  return (
    <>
      <PageHead
        title={t('office:page.alerts')}
        intro={t('alerts-office:intro')}
        actions={
          tell && <ButtonLink to={officePath('alerts.new')}>{t('alerts-office:enter.title')}</ButtonLink>
        }
      />
      <Panel title={t('alerts-office:listing.title')} intro={t('alerts-office:listing.intro')}>
        <Form method="get" className={styles.listing}>
          <label htmlFor="alerts-listing">{t('alerts-office:listing.number')}</label>
          <input
            key={filter.listing}
            id="alerts-listing"
            name="listing"
            inputMode="numeric"
            maxLength={9}
            defaultValue={filter.listing}
          />
          <Button>{t('alerts-office:listing.look')}</Button>
        </Form>
        {listing && <ListingPanel listing={listing} shape={tell} answer={answer} />}
      </Panel>
      <FilterBar filters={useFilters(loaderData)} kept={['listing']} />
      <DataTable
        caption={t('office:page.alerts')}
        columns={useColumns(listing !== undefined)}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) =>
          officePath('alerts.alert', { id }) + (listing ? `?listing=${listing.number}` : '')
        }
        empty={<EmptyState icon="search" title={t(`alerts-office:empty.${isFiltered ? 'found' : 'none'}`)} />}
      />
      <Pager page={filter.page} pageSize={pageSize} total={total} />
    </>
  )
}

function useFilters({ filter: { words, state, goal } }: LoaderData) {
  const { t } = useText()
  return [
    { kind: 'search', name: 'words', label: t('alerts-office:filter.words'), value: words },
    {
      kind: 'choice',
      name: 'state',
      label: t('alerts-office:column.state'),
      value: state ?? '',
      choices: alertStates.map((value) => ({ value, text: t(`alerts-office:state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'goal',
      label: t('alerts-office:column.goal'),
      value: goal ?? '',
      choices: alertGoals.map((value) => ({ value, text: t(`alerts-office:goal.${value}`) })),
    },
  ] as const
}

function useColumns(isOfListing: boolean): Column<LoaderData['rows'][number]>[] {
  const { t } = useText()
  return [
    {
      name: 'who',
      label: t('alerts-office:column.who'),
      isTitle: true,
      cell: ({ name, email }) => name || email,
    },
    {
      name: 'goal',
      label: t('alerts-office:column.goal'),
      isNarrow: true,
      cell: ({ goal }) => t(`alerts-office:goal.${goal}`),
    },
    { name: 'what', label: t('alerts-office:column.what'), cell: ({ looksFor }) => looksFor },
    {
      name: 'state',
      label: t('alerts-office:column.state'),
      isNarrow: true,
      cell: ({ state }) => <AlertStateBadge state={state} />,
    },
    isOfListing
      ? {
          name: 'told',
          label: t('alerts-office:column.told'),
          isNarrow: true,
          cell: ({ told }) =>
            told ? <DateTime time={told} /> : <Badge tone="info">{t('alerts-office:notTold')}</Badge>,
        }
      : {
          name: 'asked',
          label: t('alerts-office:column.asked'),
          isNarrow: true,
          isExtra: true,
          cell: ({ asked }) => <DateTime time={asked} />,
        },
  ]
}
