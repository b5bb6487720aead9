import { useLocation } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { pageSize } from '~/platform/office/count-list'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { Badge, type Tone } from '~/ui/office/badge'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { PageHead } from '~/ui/office/page-head'
import { Pager } from '~/ui/office/pager'
import { Panel } from '~/ui/office/panel'
import { withQuery } from '~/ui/office/query'
import { readPage } from '~/ui/office/read-page'
import { showTime } from '~/ui/office/show-time'
import { Tabs } from '~/ui/office/tabs'
import type { Route } from './+types/webhook.route'
import { allRefused, resendDeliveryAct } from './webhook-acts.server'
import { webhookAnswer } from './webhook-answer'
import {
  countDeliveries,
  type DeliveryState,
  deliveryStates,
  findDeliveries,
  readDeliveryState,
} from './webhook-list.repo.server'

export const action = mayAct(resendDeliveryAct)

/** Which leads went on to the agency's CRM, and which it refused (B20). */
export const loader = mayLoad('webhook.read', async (loading) => {
  const { app, url } = loading
  const { locale, clock, config } = app
  const state = readDeliveryState(url.searchParams)
  const page = readPage(url.searchParams)
  const counts = await countDeliveries(app.db)
  const time = (at: Date) => showTime(at, { locale, now: clock.now() })
  return {
    page: { title: translateTo(locale)('office:page.webhook'), alternates: {}, noindex: true },
    // Its path may hold what only the CRM and the operator know.
    host: config.webhook && new URL(config.webhook.url).host,
    ...{ state, counts, pageNumber: page, pageSize, states: [...deliveryStates], all: allRefused },
    total: state ? counts[state] : counts.waiting + counts.sent + counts.refused,
    rows: (await findDeliveries(app.db, state, page)).map((row) => ({
      ...{ id: row.id, lead: row.leadId, state: row.state, tries: row.tries },
      answer: webhookAnswer(row),
      at: time(row.at),
      next: row.state === 'waiting' ? time(row.nextAt) : undefined,
    })),
    resend: shapeOf(resendDeliveryAct, loading),
  }
})

type LoaderData = Route.ComponentProps['loaderData']
type Row = LoaderData['rows'][number]

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { host, counts, rows, total, pageNumber, resend, all } = loaderData
  return (
    <>
      <PageHead
        title={t('office:page.webhook')}
        intro={host ? t('leads-office:webhook.intro', { host }) : t('leads-office:webhook.off')}
      />
      {counts.refused > 0 && (
        <Panel title={t('leads-office:webhook.again.title')} intro={t('leads-office:webhook.again.intro')}>
          <ActForm
            shape={resend}
            texts={{}}
            values={{ delivery: all }}
            target="delivery"
            answer={actionData}
            send={t('leads-office:webhook.again.send', { count: counts.refused })}
            look="usual"
          />
        </Panel>
      )}
      <StateTabs {...loaderData} />
      <DataTable
        caption={t('office:page.webhook')}
        columns={useColumns(loaderData, actionData)}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ lead }) => officePath('leads.lead', { id: lead })}
        empty={
          <EmptyState
            icon="out"
            title={t('leads-office:webhook.none.title')}
            text={t('leads-office:webhook.none.text')}
          />
        }
      />
      <Pager page={pageNumber} pageSize={loaderData.pageSize} total={total} />
    </>
  )
}

function StateTabs({ state, states, counts }: LoaderData) {
  const { t } = useText()
  const { search } = useLocation()
  const to = (one: string) => withQuery(search, { state: one, page: '' })
  return (
    <Tabs
      label={t('leads-office:webhook.column.state')}
      tabs={[
        { name: t('office:filters.any'), to: to(''), isHere: state === undefined },
        ...states.map((one) => ({
          name: t(`leads-office:webhook.state.${one}`),
          count: counts[one],
          to: to(one),
          isHere: state === one,
        })),
      ]}
    />
  )
}

const tones: Record<DeliveryState, Tone> = { waiting: 'info', sent: 'good', refused: 'bad' }

function useColumns({ resend }: LoaderData, answer: Route.ComponentProps['actionData']): Column<Row>[] {
  const { t } = useText()
  return [
    {
      name: 'lead',
      label: t('leads-office:webhook.column.lead'),
      isTitle: true,
      cell: ({ lead }) => t('leads-office:webhook.lead', { number: lead }),
    },
    {
      name: 'state',
      label: t('leads-office:webhook.column.state'),
      isNarrow: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`leads-office:webhook.state.${state}`)}</Badge>,
    },
    {
      name: 'answer',
      label: t('leads-office:webhook.column.answer'),
      cell: ({ answer: given }) =>
        given ? t(`leads-office:webhook.answer.${given.name}`, { code: given.code }) : '–',
    },
    {
      name: 'tries',
      label: t('leads-office:webhook.column.tries'),
      ...{ isNumber: true, isExtra: true },
      cell: ({ tries }) => tries,
    },
    {
      name: 'at',
      label: t('leads-office:webhook.column.at'),
      isNarrow: true,
      cell: ({ at }) => <DateTime time={at} />,
    },
    {
      name: 'again',
      label: t('leads-office:webhook.column.again'),
      cell: ({ id, state, next }) =>
        state === 'refused' ? (
          <ActForm
            shape={resend}
            texts={{}}
            values={{ delivery: id }}
            target="delivery"
            answer={answer}
            send={t('leads-office:webhook.send')}
            look="usual"
          />
        ) : (
          next && <DateTime time={next} />
        ),
    },
  ]
}
