import { Link, useLocation } from 'react-router'
import { PageStatus } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { loginForm } from './account-forms'
import { CodeForm } from './code-form'
import { FirstFactor } from './first-factor'
import styles from './login-parts.module.css'

type LoginPartsProps = {
  answer: AccountAnswer | undefined
  /** `id` of the heading of the page. */
  labelledBy: string
  /** Addresses: of this page, of the one for a forgotten password, and of the page after the login. */
  login: string
  forgotten: string
  to: string
  /** Who may log in here, and how one gets an account. */
  intro: string
  noAccount: string
  isOut: boolean
}

/** What the page is called: each further step is a page of its own to its reader. @param title - of the first */
export function loginTitle(answer: AccountAnswer | undefined, title: TextKey): TextKey {
  if (answer?.form === 'code') return 'accounts:code.title'
  if (answer?.form !== 'factor') return title
  return answer.codes ? 'accounts:factor.title' : 'accounts:factor.firstTitle'
}

/** Below the heading of a login: its first step, or the one that follows. */
export function LoginParts({ answer, labelledBy, login, to, ...first }: LoginPartsProps) {
  // Where to go after the login stands in it.
  const { search } = useLocation()
  if (answer?.form === 'code')
    return <CodeForm answer={answer} labelledBy={labelledBy} action={login + search} />
  if (answer?.form === 'factor') return <FirstFactor answer={answer} labelledBy={labelledBy} to={to} />
  return <FirstStep answer={answer} labelledBy={labelledBy} {...first} />
}

type FirstStepProps = Omit<LoginPartsProps, 'login' | 'to'>

function FirstStep({ answer, labelledBy, forgotten, intro, noAccount, isOut }: FirstStepProps) {
  const { t } = useText()
  return (
    <>
      <p className={styles.text}>{intro}</p>
      {isOut && !answer && <PageStatus message={t('accounts:login.loggedOut')} isDone />}
      <AccountForm definition={loginForm} labelledBy={labelledBy} answer={answer} />
      <p>
        <Link to={forgotten}>{t('accounts:login.forgotten')}</Link>
      </p>
      <p className={styles.small}>{t('accounts:login.waiting')}</p>
      <p className={styles.small}>{noAccount}</p>
    </>
  )
}
