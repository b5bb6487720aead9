import { useText } from '~/i18n/use-text'
import { QrCode } from '~/ui/qr-code'
import { AccountForm, type Answer, type FactorSetup, FormStatus } from './account-form'
import { factorForm, startFactorForm, stopFactorForm } from './account-forms'
import styles from './portal.module.css'

type FactorProps = {
  isOn: boolean
  /** Recovery codes not used yet. */
  left: number
  answer: Answer | undefined
}

/** The second factor: off, being set up, or on. */
export function FactorSection({ isOn, left, answer }: FactorProps) {
  const { t } = useText()
  if (answer?.setup) return <Setup setup={answer.setup} answer={answer} />
  if (!isOn)
    return (
      <>
        {answer?.form === 'factor' && answer.message && <FormStatus answer={answer} id="factor" />}
        <p className={styles.text}>{t('owners:account.factor.off')}</p>
        <AccountForm definition={startFactorForm} send={t('owners:account.factor.start')} />
      </>
    )
  return (
    <>
      {answer?.codes ? (
        <RecoveryCodes answer={answer} codes={answer.codes} />
      ) : (
        <p>
          {t('owners:account.factor.on')} {t('owners:account.factor.left', { count: left })}
        </p>
      )}
      <AccountForm definition={stopFactorForm} send={t('owners:account.factor.stop')} answer={answer} />
    </>
  )
}

function Setup({ setup: { address, secret }, answer }: { setup: FactorSetup; answer: Answer | undefined }) {
  const { t } = useText()
  return (
    <>
      <p className={styles.text}>{t('owners:account.factor.scan')}</p>
      <QrCode text={address} label={t('owners:account.factor.qr')} className={styles.qr} />
      <p className={styles.secret}>{t('owners:account.factor.secret', { secret })}</p>
      <AccountForm
        definition={factorForm}
        send={t('owners:account.factor.confirm')}
        hidden={{ step: answer?.step ?? '' }}
        answer={answer?.problems ? answer : undefined}
      />
    </>
  )
}

function RecoveryCodes({ answer, codes }: { answer: Answer; codes: string[] }) {
  const { t } = useText()
  return (
    <>
      <FormStatus answer={answer} id="factor" />
      <h3>{t('owners:account.factor.codesTitle')}</h3>
      <p className={styles.text}>{t('owners:account.factor.codes')}</p>
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
