import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { newPasswordForm, newPasswordWithCodeForm } from './account-forms'
import styles from './login-parts.module.css'
import type { LinkState } from './new-password-state'

type NewPasswordPartsProps = {
  state: LinkState
  account: { email: string; hasFactor: boolean } | undefined
  answer: AccountAnswer | undefined
  labelledBy: string
  /** Address where a new link is asked for. */
  forgotten: string
}

/** Below the heading of the page that a mailed link leads to. */
export function NewPasswordParts({ state, account, answer, labelledBy, forgotten }: NewPasswordPartsProps) {
  const { t } = useText()
  if (state === 'gone')
    return (
      <>
        <p className={styles.text}>{t('accounts:newPassword.gone')}</p>
        <Link to={forgotten} className="button button-main">
          {t('accounts:newPassword.ask')}
        </Link>
      </>
    )
  return (
    <>
      <p className={styles.text}>{t('accounts:newPassword.intro')}</p>
      <AccountForm
        definition={account?.hasFactor ? newPasswordWithCodeForm : newPasswordForm}
        labelledBy={labelledBy}
        answer={answer}
        values={{ username: account?.email ?? '' }}
      />
    </>
  )
}
