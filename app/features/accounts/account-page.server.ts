import { type ActionFunctionArgs, redirect } from 'react-router'
import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { AccountKind } from './account-kind'
import { answerWith, type SentAccountForm } from './answer.server'
import { answerAccountForm, doneAnswer } from './answer-account-form.server'
import { cookieHeaders, logoutHeaders } from './cookies'
import { aliveAt, forgotten, logOutEverywhere, type OwnSession } from './session.server'
import { findSessions } from './sessions.repo.server'

type Answering = Pick<ActionFunctionArgs, 'context' | 'request'>

/** Answers the page of somebody's own account: password, second factor, sessions. */
export async function answerAccountPage(
  kind: AccountKind,
  { context, request }: Answering,
  { account, session }: OwnSession,
  sent: SentAccountForm,
) {
  const app = appOf(context)
  if (sent.form === 'everywhere') {
    await app.db.transaction(async (tx) => {
      await logOutEverywhere(kind, tx, account.id)
      await kind.noteEvent?.(tx, app, account, 'sessions')
    })
    recordSecurityEvent(app, { kind: 'sessions-ended', account: account.email })
    const headers = logoutHeaders([forgotten(kind, app.config.https)])
    return redirect(`${kind.pathOf('login', app.locale)}?out`, { status: 303, headers })
  }
  const asking = { request, address: context.get(visitorContext).address }
  const outcome = await answerAccountForm(app, { kind, account, session, sent, asking })
  if (!('done' in outcome)) return answerWith(context, outcome)
  const headers = cookieHeaders(outcome.cookies)
  const to = `${kind.pathOf('account', app.locale)}?done=${outcome.done}`
  return redirect(to, { status: 303, headers })
}

/** What that page shows, beside the answer to a form. */
export async function readAccountPage(
  kind: AccountKind,
  context: ActionFunctionArgs['context'],
  url: URL,
  { account, session }: OwnSession,
) {
  const app = appOf(context)
  const found = await findSessions(app.db, kind, account.id, aliveAt(kind, app.clock.now()))
  const sessions = found.map(({ id, device, startedAt, seenAt }) => ({
    ...{ id, device, startedAt, seenAt },
    isHere: id === session.id,
  }))
  const isRequired = (await kind.mustHaveFactor?.(app, account)) ?? false
  const factor = { isOn: account.totpSecret !== null, left: account.recoveryCodes.length, isRequired }
  return { done: doneAnswer(app, url.searchParams.get('done')), sessions, factor }
}
