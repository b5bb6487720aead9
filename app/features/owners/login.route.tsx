import { Link, redirect } from 'react-router'
import { one, PageStatus } from '~/features/forms/public'
import { matchPath, pathTo } from '~/i18n/path-to'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import type { Route } from './+types/login.route'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { codeForm, loginForm } from './account-forms'
import { AccountFrame } from './account-frame'
import { answerAccount, answerContext, answerWith, refusalOf, type SentAccountForm } from './answer.server'
import { CodeForm } from './code-form'
import { cookieHeaders, logoutHeaders } from './cookies'
import { type LoginOutcome, logIn, logInWithCode } from './log-in.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { closeSession, sessionOf } from './session.server'
import { useAnswerTitle } from './use-answer-title'

/** Login in one or two steps, and logout. */
export const action = (args: Route.ActionArgs) => answerAccount(args, (sent) => answerLogin(args, sent))

async function answerLogin({ context, request, url }: Route.ActionArgs, { form, valuesOf }: SentAccountForm) {
  const app = appOf(context)
  if (form === 'out') {
    const cookie = await closeSession(app, request)
    return redirect(`${pathTo(app.locale, 'login')}?out`, { status: 303, headers: logoutHeaders([cookie]) })
  }
  if (form === codeForm.name) {
    const values = valuesOf(codeForm)
    const wrong = refusalOf(app, codeForm, values)
    if (wrong) return answerWith(context, { ...wrong, values: { step: one(values, 'step') } })
    const typed = { step: one(values, 'step'), code: one(values, 'code') }
    return answered({ app, context, url }, await logInWithCode(app, typed, request), '')
  }
  const values = valuesOf(loginForm)
  const credentials = { email: one(values, 'email').toLowerCase(), password: one(values, 'password') }
  const refusal = refusalOf(app, loginForm, values)
  if (refusal) return answerWith(context, { ...refusal, values: { email: credentials.email } })
  const { address } = context.get(visitorContext)
  const outcome = await logIn(app, credentials, { request, address })
  return answered({ app, context, url }, outcome, credentials.email)
}

type Answering = Pick<Route.ActionArgs, 'context' | 'url'> & { app: App }

function answered({ app, context, url }: Answering, outcome: LoginOutcome, email: string) {
  const t = translateTo(app.locale)
  if (outcome.kind === 'in') {
    const headers = cookieHeaders(outcome.cookies)
    return redirect(redirectAfterLogin(app, url), { status: 303, headers })
  }
  if (outcome.kind === 'code') {
    return answerWith(context, { form: 'code', values: { step: outcome.step }, isDone: true })
  }
  return outcome.kind === 'wrong-code'
    ? answerWith(context, { form: 'code', values: { step: outcome.step }, message: t('owners:code.wrong') })
    : answerWith(context, { form: 'login', message: t('owners:login.refused'), values: { email } })
}

/** To the page of the portal that was asked for before the login, else to its first. */
function redirectAfterLogin({ locale }: App, { searchParams }: URL): string {
  const to = searchParams.get('to') ?? ''
  const match = /^\/[\w/-]*$/.test(to) ? matchPath(to) : undefined
  return match?.name.startsWith('portal') ? to : pathTo(locale, 'portal')
}

/** What the page is called; its second step is a page of its own to its reader. */
const titleOf = (answer: AccountAnswer | undefined): TextKey =>
  answer?.form === 'code' ? 'owners:code.title' : 'owners:login.title'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const { searchParams, search } = url
  if (!answer && (await sessionOf(app, request))) throw redirect(redirectAfterLogin(app, url), 303)
  const title = translateTo(app.locale)(titleOf(answer))
  const page = await ownPage(app, 'login', { title, answer, query: searchParams.has('to') ? search : '' })
  return { page, isOut: searchParams.has('out') }
}

export default function Login({ loaderData: { isOut }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  const title = t(titleOf(answer))
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="login-heading">{title}</h1>
      {answer?.form === 'code' ? (
        <CodeForm answer={answer} labelledBy="login-heading" />
      ) : (
        <>
          <p className={styles.text}>{t('owners:login.intro')}</p>
          {isOut && !answer && <PageStatus message={t('owners:login.loggedOut')} isDone />}
          <AccountForm definition={loginForm} labelledBy="login-heading" answer={answer} />
          <p>
            <Link to={pathTo(locale, 'login.forgotten')}>{t('owners:login.forgotten')}</Link>
          </p>
          <p className={styles.small}>{t('owners:login.waiting')}</p>
          <p className={styles.small}>{t('owners:login.noAccount')}</p>
        </>
      )}
    </AccountFrame>
  )
}
