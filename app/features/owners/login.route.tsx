import { data, redirect } from 'react-router'
import { matchPath, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/login.route'
import { AccountForm, Said } from './account-form'
import { loginForm } from './account-forms'
import { answerContext, emailIn, missing, readFields } from './answer.server'
import { CodeForm } from './code-form'
import { cookieHeaders } from './cookies'
import { type LoginOutcome, logIn, logInWithCode } from './log-in.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { closeSession, sessionOf } from './session.server'

/** Login in one or two steps, and logout. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = appOf(context)
  const field = await readFields(request)
  if (field('form') === 'out') {
    const cookie = await closeSession(app, request)
    return redirect(`${pathTo(app.locale, 'login')}?out`, { status: 303, headers: { 'set-cookie': cookie } })
  }
  if (field('form') === 'code') {
    const typed = { step: field('step'), code: field('code') }
    return answered({ app, context, request }, await logInWithCode(app, typed, request), '')
  }
  const credentials = { email: emailIn(field('email')), password: field('password') }
  const problems = missing(app, loginForm, field)
  if (problems.length > 0) {
    context.set(answerContext, { form: 'login', problems, values: { email: credentials.email } })
    return data(null, { status: 422 })
  }
  const { address } = context.get(visitorContext)
  const outcome = await logIn(app, credentials, { request, address })
  return answered({ app, context, request }, outcome, credentials.email)
}

type Answering = Pick<Route.ActionArgs, 'context' | 'request'> & { app: App }

function answered({ app, context, request }: Answering, outcome: LoginOutcome, email: string) {
  const t = translateTo(app.locale)
  if (outcome.kind === 'in') {
    const headers = cookieHeaders(outcome.cookies)
    return redirect(wayOn(app, request), { status: 303, headers })
  }
  if (outcome.kind === 'code') {
    context.set(answerContext, { form: 'code', step: outcome.step, isDone: true })
    return data(null)
  }
  if (outcome.kind === 'wrong-code') {
    context.set(answerContext, { form: 'code', step: outcome.step, message: t('owners:code.wrong') })
  } else {
    context.set(answerContext, { form: 'login', message: t('owners:login.refused'), values: { email } })
  }
  return data(null, { status: 422 })
}

/** To the page of the portal that was asked for before the login, else to its first. */
function wayOn({ locale }: App, { url }: Request): string {
  const to = new URL(url).searchParams.get('to') ?? ''
  const match = /^\/[\w/-]*$/.test(to) ? matchPath(to) : undefined
  return match?.name.startsWith('portal') ? to : pathTo(locale, 'portal')
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const { searchParams, search } = new URL(request.url)
  if (!answer && (await sessionOf(app, request))) throw redirect(wayOn(app, request), 303)
  const t = translateTo(app.locale)
  const title = answer?.form === 'code' ? t('owners:code.title') : t('owners:login.title')
  const page = await ownPage(app, 'login', { title, answer, query: searchParams.has('to') ? search : '' })
  return serverOnly({ page, answer, title, isOut: searchParams.has('out') })
}

export default function Login({ loaderData: { answer, title, isOut } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <h1>{title}</h1>
      {answer?.form === 'code' ? (
        <CodeForm answer={answer} />
      ) : (
        <>
          <p className={styles.text}>{t('owners:login.intro')}</p>
          {isOut && !answer && (
            <Said answer={{ form: 'out', message: t('owners:login.loggedOut'), isDone: true }} id="out" />
          )}
          <AccountForm definition={loginForm} send={t('owners:login.send')} answer={answer}>
            <p>
              <a href={pathTo(locale, 'login.forgotten')}>{t('owners:login.forgotten')}</a>
            </p>
          </AccountForm>
          <p className={styles.small}>{t('owners:login.waiting')}</p>
          <p className={styles.small}>{t('owners:login.noAccount')}</p>
        </>
      )}
    </div>
  )
}
