import { useState } from 'react'
import { PageStatus } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { QrCode } from '~/ui/qr-code'
import type { AccountAnswer, FactorSetup } from './account-answer'
import { AccountForm } from './account-form'
import { factorForm, newCodesForm, startFactorForm, stopFactorForm } from './account-forms'
import styles from './account-parts.module.css'

type FactorProps = {
  isOn: boolean
  /** Recovery codes not used yet. */
  left: number
  /** `id` of the heading of the section. */
  labelledBy: string
  answer: AccountAnswer | undefined
}

/** The second factor: off, being set up, or on. */
export function FactorSection({ isOn, left, labelledBy, answer }: FactorProps) {
  const { t } = useText()
  const setup = useSetup(answer)
  if (answer && setup) return <Setup setup={setup} labelledBy={labelledBy} answer={answer} />
  if (!isOn)
    return (
      <>
        <p className={styles.text}>{t('accounts:factor.off')}</p>
        <AccountForm definition={startFactorForm} labelledBy={labelledBy} answer={answer} />
      </>
    )
  return (
    <>
      {answer?.codes ? (
        <RecoveryCodes message={answer.message} codes={answer.codes} />
      ) : (
        <p>
          {t('accounts:factor.on')} {t('accounts:factor.left', { count: left })}
        </p>
      )}
      <h3 id="new-codes-title">{t('accounts:factor.newCodes')}</h3>
      <AccountForm
        definition={newCodesForm}
        labelledBy="new-codes-title"
        answer={answer?.codes ? undefined : answer}
      />
      <h3 id="factor-off-title">{t('accounts:factor.offTitle')}</h3>
      <AccountForm definition={stopFactorForm} labelledBy="factor-off-title" answer={answer} />
    </>
  )
}

/** Of a code that could not be checked now, the answer knows the step but not what was scanned. */
function useSetup(answer: AccountAnswer | undefined): FactorSetup | undefined {
  const [kept, setKept] = useState(answer?.setup)
  if (answer?.setup && answer.setup !== kept) setKept(answer.setup)
  return answer?.setup ?? (answer?.form === factorForm.name && answer.values?.step ? kept : undefined)
}

type SetupProps = { setup: FactorSetup; labelledBy: string; answer: AccountAnswer }

function Setup({ setup: { address, secret }, labelledBy, answer }: SetupProps) {
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

function RecoveryCodes({ message = '', codes }: { message?: string | undefined; codes: string[] }) {
  const { t } = useText()
  return (
    <>
      <PageStatus message={message} isDone />
      <h3>{t('accounts:factor.codesTitle')}</h3>
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
