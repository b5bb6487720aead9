import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/outbox-mail.route'
import { MailStateBadge } from './mail-state-badge'
import styles from './outbox.module.css'
import { outboxMail } from './outbox-mail.server'
import { resendAct } from './resend-acts.server'

export const action = mayAct(resendAct)

/** A mail of the outbox: how far it came, why no further, and what it says. */
export const loader = mayLoad('outbox.read', async (loading) => {
  const mail = await outboxMail(loading.app, loading.params.id)
  if (!mail) throw data(null, { status: 404 })
  return {
    page: { title: mail.subject, alternates: {}, noindex: true },
    mail,
    resend: shapeOf(resendAct, loading),
  }
})

export default function OutboxMail({ loaderData: { mail, resend }, actionData }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <>
      <PageHead
        title={mail.subject}
        up={{ href: officePath('outbox'), name: t('office:page.outbox') }}
        state={<MailStateBadge state={mail.state} />}
      />
      {mail.problem && <Why {...mail.problem} isGivenUp={mail.state === 'failed'} />}
      <Panel title={t('mail-office:facts')}>
        <Facts facts={useFacts(mail)} />
      </Panel>
      <Panel title={t('mail-office:resend.title')} intro={t(`mail-office:resend.${mail.state}`)}>
        <ActForm
          shape={resend}
          texts={{
            email: {
              label: t('mail-office:resend.email'),
              ...(mail.isBound && { hint: t('mail-office:resend.bound') }),
            },
          }}
          values={{ email: mail.to, once: mail.once }}
          answer={actionData}
          send={t('mail-office:resend.send')}
          look="usual"
        />
      </Panel>
      <Panel title={t('mail-office:content.title')} intro={t('mail-office:content.intro')}>
        <iframe
          src={`${officePath('outbox.mail', { id: mail.id })}message.html`}
          title={t('mail-office:content.frame')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className={styles.frame}
        />
      </Panel>
    </>
  )
}

type Mail = Route.ComponentProps['loaderData']['mail']

function useFacts(mail: Mail) {
  const { t } = useText()
  const { to, replyTo, topic, locale, written, sent, tries, next, attachments } = mail
  return [
    { name: t('mail-office:fact.to'), value: to },
    { name: t('mail-office:fact.replyTo'), value: replyTo },
    { name: t('mail-office:fact.topic'), value: t(`mail-office:topic.${topic}`) },
    { name: t('mail-office:fact.language'), value: t(`ui:languages.${locale}`) },
    { name: t('mail-office:fact.written'), value: <DateTime time={written} isFull /> },
    { name: t('mail-office:fact.sent'), value: sent && <DateTime time={sent} isFull /> },
    { name: t('mail-office:fact.tries'), value: String(tries) },
    { name: t('mail-office:fact.next'), value: next && <DateTime time={next} isFull /> },
    {
      name: t('mail-office:fact.attachments'),
      value: attachments.map(({ name, size }) => `${name} (${size})`).join(', '),
    },
  ]
}

type WhyProps = NonNullable<Mail['problem']> & { isGivenUp: boolean }

/** The mail server's answer in plain words, and what to do. */
function Why({ name, answer, isFinal, isGivenUp }: WhyProps) {
  const { t } = useText()
  return (
    <Panel title={t(`mail-office:why.${isGivenUp ? 'failed' : 'queued'}`)}>
      <p>
        <strong>{t(`mail-office:problem.${name}.short`)}.</strong> {t(`mail-office:problem.${name}.what`)}
      </p>
      <p className={styles.todo}>{t(`mail-office:problem.${name}.todo`)}</p>
      <p>{t(`mail-office:why.${isGivenUp ? (isFinal ? 'refused' : 'gaveUp') : 'willRetry'}`)}</p>
      <Facts
        facts={[
          { name: t('mail-office:fact.answer'), value: <span className={styles.answer}>{answer}</span> },
        ]}
      />
    </Panel>
  )
}
