import { data, Link, redirect } from 'react-router'
import { one } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/new-password.route'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { newPasswordForm, newPasswordWithCodeForm } from './account-forms'
import { AccountFrame } from './account-frame'
import {
  answerAccount,
  answerContext,
  answerWith,
  refusalOf,
  refuse,
  type SentAccountForm,
} from './answer.server'
import { cookieHeaders } from './cookies'
import { enter } from './log-in.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import type { Owner } from './owners.repo.server'
import { ownerOfLink } from './password-link.server'
import { isCodeOfLink, newPasswordProblems, setPasswordByLink } from './set-password.server'
import { useAnswerTitle } from './use-answer-title'

const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''

/** What the page is for: a password, or to say that its link is used up. */
type State = 'open' | 'gone'

const titles = {
  open: 'owners:newPassword.title',
  gone: 'owners:newPassword.goneTitle',
} as const

/** A link that was used up a moment ago may have been used by this very page. */
const stateOf = (answer: AccountAnswer | undefined, isOpen: boolean): State =>
  answer?.form !== 'gone' && isOpen ? 'open' : 'gone'

const gone: AccountAnswer = { form: 'gone', isDone: true }

/** Sets the password and logs in: who is kept out by guesses of strangers comes in this way. */
export const action = (args: Route.ActionArgs) => answerAccount(args, (sent) => answerNewPassword(args, sent))

async function answerNewPassword({ context, request, url }: Route.ActionArgs, { valuesOf }: SentAccountForm) {
  const app = appOf(context)
  const token = tokenOf(url)
  const link = await ownerOfLink(app, token)
  if (!link) return answerWith(context, gone, 410)
  const definition = formFor(link.owner)
  const values = valuesOf(definition)
  const missing = refusalOf(app, definition, values)
  if (missing) return answerWith(context, missing)
  const typed = { password: one(values, 'password'), again: one(values, 'again') }
  const problems = await newPasswordProblems(app, link.owner, typed)
  if (problems) return answerWith(context, refuse(app, definition, problems))
  if (!(await isCodeOfLink(app, link.owner, one(values, 'code'))))
    return answerWith(context, refuse(app, definition, { code: 'wrongCode' }))
  const owner = await setPasswordByLink(app, token, typed.password, request)
  if (!owner) return answerWith(context, gone, 410)
  const { cookies } = await enter(app, owner, request, 'link')
  return redirect(pathTo(app.locale, 'portal'), { status: 303, headers: cookieHeaders(cookies) })
}

const formFor = ({ totpSecret }: Pick<Owner, 'totpSecret'>) =>
  totpSecret ? newPasswordWithCodeForm : newPasswordForm

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
  const owner = link && { email: link.owner.email, hasFactor: link.owner.totpSecret !== null }
  return data({ page, owner }, state === 'gone' ? 410 : 200)
}

export default function NewPasswordPage({ loaderData: { owner }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  const state = stateOf(answer, owner !== undefined)
  const title = t(titles[state])
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="password-heading">{title}</h1>
      {state === 'open' && (
        <>
          <p className={styles.text}>{t('owners:newPassword.intro')}</p>
          <AccountForm
            definition={owner?.hasFactor ? newPasswordWithCodeForm : newPasswordForm}
            labelledBy="password-heading"
            answer={answer}
            values={{ username: owner?.email ?? '' }}
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
    </AccountFrame>
  )
}
