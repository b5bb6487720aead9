import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { forgottenForm } from './account-forms'
import styles from './login-parts.module.css'

type ForgottenPartsProps = {
  answer: AccountAnswer | undefined
  labelledBy: string
  isSent: boolean
  /** Address of the login. */
  login: string
}

/** Below the heading of the page where a link is asked for. */
export function ForgottenParts({ answer, labelledBy, isSent, login }: ForgottenPartsProps) {
  const { t } = useText()
  return (
    <>
      <p className={styles.text}>{isSent ? t('accounts:forgotten.sent') : t('accounts:forgotten.intro')}</p>
      {!isSent && <AccountForm definition={forgottenForm} labelledBy={labelledBy} answer={answer} />}
      <p>
        <Link to={login}>{t('accounts:forgotten.back')}</Link>
      </p>
    </>
  )
}
