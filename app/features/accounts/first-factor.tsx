import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { FactorSetupForm, RecoveryCodes } from './factor-setup-form'
import styles from './login-parts.module.css'

type FirstFactorProps = {
  answer: AccountAnswer
  labelledBy: string
  /** Address of the page after the login. */
  to: string
}

/** Sets up a required second factor; then shows the recovery codes, and the way on. */
export function FirstFactor({ answer, labelledBy, to }: FirstFactorProps) {
  const { t } = useText()
  if (answer.codes)
    return (
      <>
        <RecoveryCodes message={answer.message} codes={answer.codes} heading="h2" />
        <a href={to} className="button button-main">
          {t('accounts:factor.goOn')}
        </a>
      </>
    )
  return (
    <>
      <p className={styles.text}>{t('accounts:factor.first')}</p>
      {answer.setup && <FactorSetupForm setup={answer.setup} labelledBy={labelledBy} answer={answer} />}
    </>
  )
}
