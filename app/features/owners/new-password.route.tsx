import { data, Link, redirect } from 'react-router'
import { one } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/new-password.route'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { newPasswordForm } from './account-forms'
import { answerContext, answerWith, readAccountForm, refuse } from './answer.server'
import { CodeForm } from './code-form'
import { cookieHeaders } from './cookies'
import { letIn } from './log-in.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { ownerOfLink } from './password-link.server'
import { newPasswordProblems, setPasswordByLink } from './set-password.server'
import { useAnswerTitle } from './use-answer-title'

const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''

/** What the page is for: a password, the code that follows, or to say that its link is used up. */
type State = 'open' | 'code' | 'gone'

const titles = {
  open: 'owners:newPassword.title',
  code: 'owners:code.title',
  gone: 'owners:newPassword.goneTitle',
} as const

/** A link that was used up a moment ago may have been used by this very page. */
const stateOf = (answer: AccountAnswer | undefined, isOpen: boolean): State =>
  answer?.form === 'code' || answer?.form === 'gone' ? answer.form : isOpen ? 'open' : 'gone'

const gone: AccountAnswer = { form: 'gone', isDone: true }

/** Sets the password and logs in: who is kept out by guesses of strangers comes in this way. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const app = appOf(context)
  const token = tokenOf(url)
  const link = await ownerOfLink(app, token)
  if (!link) return answerWith(context, gone, 410)
  const values = (await readAccountForm(request)).valuesOf(newPasswordForm)
  const typed = { password: one(values, 'password'), again: one(values, 'again') }
  const problems = await newPasswordProblems(link.owner, typed)
  if (problems) return answerWith(context, refuse(app, newPasswordForm, problems))
  const owner = await setPasswordByLink(app, token, typed.password)
  const outcome = owner && (await letIn(app, owner, request))
  if (outcome?.kind === 'in') {
    const headers = cookieHeaders(outcome.cookies)
    return redirect(pathTo(app.locale, 'portal'), { status: 303, headers })
  }
  if (outcome?.kind !== 'code') return answerWith(context, gone, 410)
  return answerWith(context, { form: 'code', values: { step: outcome.step }, isDone: true })
}

/** Where the link of an invitation or of a forgotten password leads (O1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const token = tokenOf(url)
  const answer = context.get(answerContext) ?? undefined
  const link = await ownerOfLink(app, token)
  const state = stateOf(answer, link !== undefined)
  const page = await ownPage(app, 'login.password', {
    title: translateTo(app.locale)(titles[state]),
    answer,
    query: `?token=${encodeURIComponent(token)}`,
  })
  return data({ page, isOpen: link !== undefined, email: link?.owner.email }, state === 'gone' ? 410 : 200)
}

export default function NewPasswordPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  const state = stateOf(answer, loaderData.isOpen)
  const title = t(titles[state])
  useAnswerTitle(title, answer)
  return (
    <div className={`content ${styles.page}`}>
      <h1 id="password-heading">{title}</h1>
      {state === 'code' && answer && <CodeForm answer={answer} labelledBy="password-heading" />}
      {state === 'open' && (
        <>
          <p className={styles.text}>{t('owners:newPassword.intro')}</p>
          <AccountForm
            definition={newPasswordForm}
            labelledBy="password-heading"
            send={t('owners:newPassword.send')}
            answer={answer}
            values={{ username: loaderData.email ?? '' }}
          />
        </>
      )}
      {state === 'gone' && (
        <>
          <p className={styles.text}>{t('owners:newPassword.gone')}</p>
          <Link to={pathTo(locale, 'login.forgotten')} className="button button-main">
            {t('owners:newPassword.ask')}
          </Link>
        </>
      )}
    </div>
  )
}
