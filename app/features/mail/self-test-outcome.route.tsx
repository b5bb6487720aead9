import { data } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { formatInstant } from '~/kernel/day'
import { type App, appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/self-test-outcome.route'
import { testLinks, testParameter } from './accept-self-test.server'
import { findMailProgress, type MailProgress } from './mails.repo.server'
import styles from './self-test.module.css'

/** How far a test came, in words; `waiting` while the next look may tell more. */
type Outcome = { queue: string; smtp: string; waiting: boolean }

/** Seconds between two looks at a test whose mail has not gone yet. */
const lookEvery = 3

/** What follows the staff's own test (F1, L9): how far its mail came, for whoever has the link to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locale, db } = app
  const site = await siteOf(db)
  const t = translateTo(locale)
  const token = new URL(request.url).searchParams.get(testParameter)
  const page = pageFromTable('thanks.testing-testing', {
    title: t('mail:selfTest.title'),
    locales: site.locales,
  })
  if (token === null)
    return data(serverOnly({ page, outcome: undefined, text: t('mail:form.testing-testing.thanks') }))
  const mail = testLinks.read(app, token)?.mail
  const state = mail === undefined ? undefined : await findMailProgress(db, mail)
  const outcome = state && outcomeOf(app, state)
  const text = outcome ? undefined : t('mail:selfTest.thanks.gone')
  return data(serverOnly({ page, outcome, text }), {
    status: outcome ? 200 : 410,
    headers: outcome?.waiting ? { refresh: String(lookEvery) } : {},
  })
}

function outcomeOf({ locale, config }: App, { state, tries, problem, sentAt }: MailProgress): Outcome {
  const t = translateTo(locale)
  const at = sentAt ? formatInstant(sentAt, locale) : ''
  const params = { at, count: tries, problem: problem ?? '' }
  const smtp =
    state === 'failed'
      ? t('mail:selfTest.thanks.smtpFailed', params)
      : state === 'sent'
        ? t(config.smtpUrl ? 'mail:selfTest.thanks.smtpSent' : 'mail:selfTest.thanks.smtpFile', params)
        : tries > 0
          ? t('mail:selfTest.thanks.smtpRefused', params)
          : t('mail:selfTest.thanks.smtpWaiting')
  const isTaken = state !== 'queued' || tries > 0
  const queue = t(isTaken ? 'mail:selfTest.thanks.queueOk' : 'mail:selfTest.thanks.queueWaiting')
  return { queue, smtp, waiting: state === 'queued' }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function SelfTestOutcome({ loaderData: { page, outcome, text } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{page.title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {outcome && (
        <dl className={styles.outcome}>
          <dt>{t('mail:selfTest.thanks.form')}</dt>
          <dd>{t('mail:selfTest.thanks.formOk')}</dd>
          <dt>{t('mail:selfTest.thanks.queue')}</dt>
          <dd>{outcome.queue}</dd>
          <dt>{t('mail:selfTest.thanks.smtp')}</dt>
          <dd>{outcome.smtp}</dd>
        </dl>
      )}
      {outcome?.waiting && <p className={styles.text}>{t('mail:selfTest.thanks.waiting')}</p>}
      <p>
        <a href={pathTo(locale, 'self-test')} className="button">
          {t('mail:form.testing-testing.title')}
        </a>
      </p>
    </div>
  )
}
