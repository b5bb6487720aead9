import { PageStatus } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { QrCode } from '~/ui/qr-code'
import type { AccountAnswer, FactorSetup } from './account-answer'
import { AccountForm } from './account-form'
import { factorForm } from './account-forms'
import styles from './account-parts.module.css'

type FactorSetupFormProps = {
  setup: FactorSetup
  labelledBy: string
  answer: AccountAnswer
}

/** The picture that an app for codes scans, and its first code. */
export function FactorSetupForm({ setup: { address, secret }, labelledBy, answer }: FactorSetupFormProps) {
  const { t } = useText()
  return (
    <>
      <p className={styles.text}>{t('accounts:factor.scan')}</p>
      <QrCode text={address} label={t('accounts:factor.qr')} className={styles.qr} />
      <p className={styles.secret}>{t('accounts:factor.secret', { secret })}</p>
      <AccountForm
        definition={factorForm}
        labelledBy={labelledBy}
        values={answer.values ?? {}}
        answer={answer.isDone ? undefined : answer}
      />
    </>
  )
}

type RecoveryCodesProps = {
  message?: string | undefined
  codes: string[]
  /** Their heading, below that of what they belong to. */
  heading: 'h2' | 'h3'
}

/** Recovery codes, shown this once. */
export function RecoveryCodes({ message = '', codes, heading: Heading }: RecoveryCodesProps) {
  const { t } = useText()
  return (
    <>
      <PageStatus message={message} isDone />
      <Heading>{t('accounts:factor.codesTitle')}</Heading>
      <p className={styles.text}>{t('accounts:factor.codes')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
