import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/subscriber.route'
import styles from './newsletter.module.css'
import { stopAct } from './newsletter-acts.server'
import { subscriberPage } from './newsletter-page.server'
import { SubscriberState } from './subscriber-state'

export const action = mayAct(stopAct)

/** Somebody who asked for the newsletter: since when, where, and to which words they agreed (B29). */
export const loader = mayLoad('newsletter.read', async (loading) => {
  const { app, params, member } = loading
  const subscriber = await subscriberPage(app, params.id)
  if (!subscriber) throw data(null, { status: 404 })
  return {
    page: { title: subscriber.email, alternates: {}, noindex: true },
    subscriber,
    ...(isAllowed(member.role, 'newsletter.write') && { stop: shapeOf(stopAct, loading) }),
  }
})

export default function SubscriberScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { subscriber, stop } = loaderData
  const { email, state } = subscriber
  return (
    <>
      <PageHead
        title={email}
        up={{ href: officePath('newsletter'), name: t('office:page.newsletter') }}
        state={<SubscriberState state={state} />}
      />
      <Panel title={t('newsletter-office:proof.title')} intro={t('newsletter-office:proof.intro')}>
        <Facts facts={useFacts(subscriber)} />
      </Panel>
      {stop && state !== 'stopped' && (
        <Panel title={t('newsletter-office:stop.title')} intro={t('newsletter-office:stop.intro')}>
          <ActForm
            shape={stop}
            texts={{}}
            answer={answer}
            send={t('newsletter-office:stop.send')}
            look="danger"
          />
        </Panel>
      )}
    </>
  )
}

type Subscriber = Route.ComponentProps['loaderData']['subscriber']

function useFacts({ locale, formName, page, asked, confirmed, stopped, words, version }: Subscriber) {
  const { t } = useText()
  return [
    { name: t('newsletter-office:column.language'), value: t(`ui:languages.${locale}`) },
    { name: t('newsletter-office:proof.asked'), value: asked && <DateTime time={asked} isFull /> },
    {
      name: t('newsletter-office:proof.confirmed'),
      value: confirmed && <DateTime time={confirmed} isFull />,
    },
    { name: t('newsletter-office:proof.stopped'), value: stopped && <DateTime time={stopped} isFull /> },
    { name: t('newsletter-office:proof.form'), value: formName },
    { name: t('newsletter-office:column.page'), value: <a href={page}>{page}</a> },
    {
      name: t('newsletter-office:proof.words'),
      value: words ? (
        <ul lang={locale} className={styles.words}>
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : (
        t('newsletter-office:proof.earlier', { version })
      ),
    },
  ]
}
