import { Link } from 'react-router'
import { PageStatus } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { loginForm } from './account-forms'
import { CodeForm } from './code-form'
import styles from './login-parts.module.css'

type LoginPartsProps = {
  answer: AccountAnswer | undefined
  /** `id` of the heading of the page. */
  labelledBy: string
  /** Addresses. */
  login: string
  forgotten: string
  /** Who may log in here, and how one gets an account. */
  intro: string
  noAccount: string
  isOut: boolean
}

/** Below the heading of a login: its first step, or its second. */
export function LoginParts({
  answer,
  labelledBy,
  login,
  forgotten,
  intro,
  noAccount,
  isOut,
}: LoginPartsProps) {
  const { t } = useText()
  if (answer?.form === 'code') return <CodeForm answer={answer} labelledBy={labelledBy} action={login} />
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
