import { type ActionFunctionArgs, redirect } from 'react-router'
import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import { type App, appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import type { AccountAnswer } from './account-answer'
import { codeForm, factorForm, forgottenForm, loginForm } from './account-forms'
import { askReset } from './account-jobs.server'
import type { AccountKind } from './account-kind'
import { answerWith, refusalOf, refuse, type SentAccountForm } from './answer.server'
import { cookieHeaders, logoutHeaders } from './cookies'
import { type LoginOutcome, logIn, logInWithCode, logInWithFirstCode } from './log-in.server'
import { closeSession } from './session.server'

type Context = ActionFunctionArgs['context']

/** @param to - address of the page after the login */
type Answering = { context: Context; request: Request; to: string }

/** Answers the page of the login: in one or two steps, and the logout. */
export async function answerLogin(kind: AccountKind, answering: Answering, sent: SentAccountForm) {
  const { context, request } = answering
  const app = appOf(context)
  if (sent.form === 'out') return await logOut(kind, app, request)
  if (sent.form === codeForm.name) return await answerCode(kind, answering, sent)
  if (sent.form === factorForm.name) return await answerFirstCode(kind, answering, sent)
  const values = sent.valuesOf(loginForm)
  const credentials = { email: one(values, 'email').toLowerCase(), password: one(values, 'password') }
  const refusal = refusalOf(app, loginForm, values)
  if (refusal) return answerWith(context, { ...refusal, values: { email: credentials.email } })
  const { address } = context.get(visitorContext)
  const outcome = await logIn(kind, app, credentials, { request, address })
  return answerOutcome(answering, outcome, credentials.email)
}

async function logOut(kind: AccountKind, app: App, request: Request) {
  const headers = logoutHeaders([await closeSession(kind, app, request)])
  return redirect(`${kind.pathOf('login', app.locale)}?out`, { status: 303, headers })
}

async function answerCode(kind: AccountKind, answering: Answering, { valuesOf }: SentAccountForm) {
  const { context, request } = answering
  const app = appOf(context)
  const values = valuesOf(codeForm)
  const wrong = refusalOf(app, codeForm, values)
  if (wrong) return answerWith(context, { ...wrong, values: { step: one(values, 'step') } })
  const typed = { step: one(values, 'step'), code: one(values, 'code') }
  return answerOutcome(answering, await logInWithCode(kind, app, typed, request))
}

/** The first code of a second factor that has to be set up. */
export async function answerFirstCode(
  kind: AccountKind,
  answering: Answering,
  { valuesOf }: SentAccountForm,
) {
  const { context, request } = answering
  const values = valuesOf(factorForm)
  const typed = { step: one(values, 'step'), code: one(values, 'code') }
  return answerOutcome(answering, await logInWithFirstCode(kind, appOf(context), typed, request))
}

/** Answers with the next step of a login, or with the page after it. @param email - that was typed */
export function answerOutcome(
  { context, to }: Omit<Answering, 'request'>,
  outcome: LoginOutcome,
  email = '',
) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  if (outcome.kind === 'in' && outcome.codes)
    return answerWith(context, codesAnswer(t, outcome.codes), 200, cookieHeaders(outcome.cookies))
  if (outcome.kind === 'in') return redirect(to, { status: 303, headers: cookieHeaders(outcome.cookies) })
  if (outcome.kind === 'setup') return answerWith(context, setupAnswer(app, outcome))
  if (outcome.kind === 'code')
    return answerWith(context, { form: 'code', values: { step: outcome.step }, isDone: true })
  return outcome.kind === 'wrong-code'
    ? answerWith(context, { form: 'code', values: { step: outcome.step }, message: t('accounts:code.wrong') })
    : answerWith(context, { form: 'login', message: t(refusalIn(outcome)), values: { email } })
}

const refusalIn = ({ isTooLate }: { isTooLate?: boolean }) =>
  isTooLate ? 'accounts:factor.tooLate' : 'accounts:login.refused'

function setupAnswer(
  app: App,
  { step, setup, isWrong }: Extract<LoginOutcome, { kind: 'setup' }>,
): AccountAnswer {
  const shown = { form: factorForm.name, values: { step }, setup }
  return isWrong
    ? { ...refuse(app, factorForm, { code: 'wrongCode' }), ...shown }
    : { ...shown, isDone: true }
}

const codesAnswer = (t: ReturnType<typeof translateTo>, codes: string[]): AccountAnswer => ({
  form: factorForm.name,
  isDone: true,
  message: t('accounts:factor.on'),
  codes,
})

/** Answers who forgot the password: the same for everybody, so that nobody learns who has an account. */
export async function answerForgotten(kind: AccountKind, context: Context, { valuesOf }: SentAccountForm) {
  const app = appOf(context)
  const values = valuesOf(forgottenForm)
  const refusal = refusalOf(app, forgottenForm, values)
  if (refusal) return answerWith(context, refusal)
  await askReset(kind, app, one(values, 'email').toLowerCase(), context.get(visitorContext).address)
  return redirect(`${kind.pathOf('forgotten', app.locale)}?sent`, 303)
}
