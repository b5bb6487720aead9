import { redirect } from 'react-router'
import { PageStatus } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { Route } from './+types/account.route'
import { AccountForm } from './account-form'
import { changePasswordForm, changePasswordWithCodeForm, endSessionForm } from './account-forms'
import { answerAccount, answerContext, answerWith, type SentAccountForm } from './answer.server'
import { answerAccountForm, doneAnswer } from './answer-account-form.server'
import { cookieHeaders, logoutHeaders } from './cookies'
import { FactorSection } from './factor-section'
import { ownPage } from './own-page.server'
import styles from './portal.module.css'
import { PortalNav } from './portal-nav'
import { aliveAt, forgotten, loggedIn, logOutEverywhere } from './session.server'
import { SessionList } from './session-list'
import { findSessions } from './sessions.repo.server'
import { useAnswerTitle } from './use-answer-title'

export const action = (args: Route.ActionArgs) => answerAccount(args, (sent) => answerChange(args, sent))

async function answerChange({ context, request }: Route.ActionArgs, sent: SentAccountForm) {
  const app = appOf(context)
  const { owner, session } = await loggedIn(app, request)
  if (sent.form === 'everywhere') {
    await app.db.transaction(async (tx) => await logOutEverywhere(tx, owner.id))
    recordSecurityEvent(app, { kind: 'sessions-ended', account: owner.email })
    const headers = logoutHeaders([forgotten(app.config.https)])
    return redirect(`${pathTo(app.locale, 'login')}?out`, { status: 303, headers })
  }
  const outcome = await answerAccountForm(app, {
    owner,
    session,
    sent,
    asking: { request, address: context.get(visitorContext).address },
  })
  if ('done' in outcome) {
    const headers = cookieHeaders(outcome.cookies)
    return redirect(`${pathTo(app.locale, 'portal.account')}?done=${outcome.done}`, { status: 303, headers })
  }
  return answerWith(context, outcome)
}

/** Password, second factor, and where the owner is logged in. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner, session } = await loggedIn(app, request)
  const title = translateTo(app.locale)('owners:account.title')
  const done = doneAnswer(app, url.searchParams.get('done'))
  const page = await ownPage(app, 'portal.account', { title, answer: context.get(answerContext) ?? done })
  const found = await findSessions(app.db, owner.id, aliveAt(app.clock.now()))
  const sessions = found.map(({ id, device, startedAt, seenAt }) => ({
    id,
    device,
    startedAt,
    seenAt,
    isHere: id === session.id,
  }))
  const factor = { isOn: owner.totpSecret !== null, left: owner.recoveryCodes.length }
  return { page, done, sessions, factor }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { done, sessions, factor } = loaderData
  const answer = actionData ?? done
  useAnswerTitle(t('owners:account.title'), answer)
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal.account" />
      <h1>{t('owners:account.title')}</h1>
      <section aria-labelledby="change-password-title" className={styles.section}>
        <h2 id="change-password-title">{t('owners:account.password.title')}</h2>
        <AccountForm
          definition={factor.isOn ? changePasswordWithCodeForm : changePasswordForm}
          labelledBy="change-password-title"
          answer={answer}
        />
      </section>
      <section aria-labelledby="factor-title" className={styles.section}>
        <h2 id="factor-title">{t('owners:account.factor.title')}</h2>
        <FactorSection {...factor} labelledBy="factor-title" answer={answer} />
      </section>
      <section aria-labelledby="sessions-title" className={styles.section}>
        <h2 id="sessions-title">{t('owners:account.sessions.title')}</h2>
        {answer?.form === endSessionForm.name && <PageStatus message={answer.message ?? ''} isDone />}
        <SessionList sessions={sessions} />
      </section>
    </div>
  )
}
