import { data, redirect } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/new-password.route'
import { AccountForm } from './account-form'
import { newPasswordForm } from './account-forms'
import { answerContext, readFields, said } from './answer.server'
import { CodeForm } from './code-form'
import { cookieHeaders } from './cookies'
import { letIn } from './log-in.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { ownerOfLink } from './password-link.server'
import { newPasswordProblems, setPasswordByLink } from './set-password.server'

const tokenOf = ({ url }: Request) => new URL(url).searchParams.get('token') ?? ''

/** Sets the password and logs in: who is kept out by guesses of strangers comes in this way. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = appOf(context)
  const token = tokenOf(request)
  const link = await ownerOfLink(app, token)
  if (!link) return data(null, { status: 410 })
  const field = await readFields(request)
  const typed = { password: field('password'), again: field('again') }
  const problems = await newPasswordProblems(link.owner, typed)
  if (problems) {
    context.set(answerContext, { form: 'new-password', problems: said(app, newPasswordForm, problems) })
    return data(null, { status: 422 })
  }
  const owner = await setPasswordByLink(app, token, typed.password)
  const outcome = owner && (await letIn(app, owner, request))
  if (outcome?.kind === 'in') {
    const headers = cookieHeaders(outcome.cookies)
    return redirect(pathTo(app.locale, 'portal'), { status: 303, headers })
  }
  if (outcome?.kind !== 'code') return data(null, { status: 410 })
  context.set(answerContext, { form: 'code', step: outcome.step, isDone: true })
  return data(null)
}

/** Where the link of an invitation or of a forgotten password leads (O1). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  const token = tokenOf(request)
  const answer = context.get(answerContext) ?? undefined
  const link = await ownerOfLink(app, token)
  const state = answer?.form === 'code' ? 'code' : link ? 'open' : 'gone'
  const titles = { code: 'owners:code.title', open: 'owners:newPassword.title' } as const
  const title = t(state === 'gone' ? 'owners:newPassword.goneTitle' : titles[state])
  const page = await ownPage(app, 'login.password', {
    title,
    answer,
    query: `?token=${encodeURIComponent(token)}`,
  })
  const status = state === 'gone' ? 410 : 200
  return data(serverOnly({ page, title, answer, state, email: link?.owner.email }), { status })
}

export default function NewPasswordPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { title, answer, state, email } = loaderData
  return (
    <div className={`content ${styles.page}`}>
      <h1>{title}</h1>
      {state === 'code' && answer && <CodeForm answer={answer} />}
      {state === 'open' && (
        <>
          <p className={styles.text}>{t('owners:newPassword.intro')}</p>
          <AccountForm
            definition={newPasswordForm}
            send={t('owners:newPassword.send')}
            answer={answer}
            // For password managers, which keep it with the name that it belongs to.
            hidden={{ username: email ?? '' }}
          />
        </>
      )}
      {state === 'gone' && (
        <>
          <p className={styles.text}>{t('owners:newPassword.gone')}</p>
          <a href={pathTo(locale, 'login.forgotten')} className="button button-main">
            {t('owners:newPassword.ask')}
          </a>
        </>
      )}
    </div>
  )
}
