import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { telHref } from '~/kernel/phone'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/alert.route'
import { changeAct, stopAct, tellAct } from './alert-acts.server'
import { withCriteria } from './alert-fields.server'
import { readListingNumber } from './alert-filter'
import { AlertStateBadge } from './alert-state'
import styles from './alerts.module.css'
import { alertPage } from './alerts-page.server'

export const action = mayAct(changeAct, stopAct, tellAct)

/** One search alert: who looks for what, and what a member may do about it (B28). */
export const loader = mayLoad('alerts.read', async (loading) => {
  const { app, params, member, url } = loading
  const alert = await alertPage(app, params.id)
  if (!alert) throw data(null, { status: 404 })
  const forms = isAllowed(member.role, 'alerts.write') && {
    forms: {
      change: await withCriteria(app, shapeOf(changeAct, loading), alert.values),
      stop: shapeOf(stopAct, loading),
      tell: shapeOf(tellAct, loading),
    },
  }
  return {
    page: { title: alert.title, alternates: {}, noindex: true },
    alert,
    listing: readListingNumber(url.searchParams.get('listing') ?? ''),
    ...forms,
  }
})

type LoaderData = Route.ComponentProps['loaderData']

export default function AlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { alert, forms, listing } = loaderData
  return (
    <>
      <PageHead
        title={alert.title}
        up={{ href: officePath('alerts'), name: t('office:page.alerts') }}
        state={<AlertStateBadge state={alert.state} />}
      />
      <Panel title={t('alerts-office:looksFor')}>
        <Facts facts={alert.facts.map(({ label, value }) => ({ name: label, value }))} />
        <p>
          {alert.now.text}{' '}
          {alert.now.link && <a href={alert.now.link.href}>{t('alerts-office:seeMatches')}</a>}
        </p>
      </Panel>
      <Panel title={t('alerts-office:who')}>
        <Facts facts={useFacts(alert)} />
      </Panel>
      {forms && <Forms alert={alert} forms={forms} listing={listing} answer={actionData} />}
    </>
  )
}

type FormsProps = {
  alert: LoaderData['alert']
  forms: NonNullable<LoaderData['forms']>
  listing: number | undefined
  answer: ActAnswer | undefined
}

function Forms({ alert, forms: { change, tell, stop }, listing, answer }: FormsProps) {
  const { t } = useText()
  return (
    <>
      {alert.state === 'running' && (
        <Panel title={t('alerts-office:tell.title')} intro={t('alerts-office:tell.intro')}>
          <ActForm
            shape={tell}
            texts={{ listing: { label: t('alerts-office:listing.number') } }}
            values={{ listing: listing ? String(listing) : '' }}
            answer={answer}
            send={t('alerts-office:tell.send')}
            look="usual"
          />
        </Panel>
      )}
      <Panel title={t('alerts-office:change.title')} intro={t('alerts-office:change.intro')}>
        <ActForm
          shape={change.shape}
          texts={change.texts}
          values={{ ...change.values, seen: alert.version }}
          answer={answer}
          send={t('alerts-office:change.send')}
        />
      </Panel>
      <Panel title={t('alerts-office:stop.title')} intro={t('alerts-office:stop.intro')}>
        <ActForm shape={stop} texts={{}} answer={answer} send={t('alerts-office:stop.send')} look="danger" />
      </Panel>
    </>
  )
}

function useFacts({ email, phone, remark, locale, times }: LoaderData['alert']) {
  const { t } = useText()
  const { asked, confirmed, renewed, mailed } = times
  return [
    { name: t('alerts-office:field.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t('alerts-office:field.phone'), value: phone && <a href={telHref(phone)}>{phone}</a> },
    { name: t('alerts-office:field.locale'), value: t(`ui:languages.${locale}`) },
    {
      name: t('alerts-office:field.remark'),
      value: remark && <span className={styles.remark}>{remark}</span>,
    },
    { name: t('alerts-office:column.asked'), value: asked && <DateTime time={asked} isFull /> },
    { name: t('alerts-office:fact.confirmed'), value: confirmed && <DateTime time={confirmed} isFull /> },
    { name: t('alerts-office:fact.renewed'), value: renewed && <DateTime time={renewed} isFull /> },
    { name: t('alerts-office:fact.mailed'), value: mailed && <DateTime time={mailed} isFull /> },
  ]
}
