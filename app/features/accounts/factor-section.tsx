import { useState } from 'react'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer, FactorSetup } from './account-answer'
import { AccountForm } from './account-form'
import { factorForm, newCodesForm, startFactorForm, stopFactorForm } from './account-forms'
import styles from './account-parts.module.css'
import { FactorSetupForm, RecoveryCodes } from './factor-setup-form'

type FactorProps = {
  isOn: boolean
  /** Recovery codes not used yet. */
  left: number
  /** It cannot be turned off. */
  isRequired: boolean
  /** `id` of the heading of the section. */
  labelledBy: string
  answer: AccountAnswer | undefined
}

/** The second factor: off, being set up, or on. */
export function FactorSection({ isOn, left, isRequired, labelledBy, answer }: FactorProps) {
  const { t } = useText()
  const setup = useSetup(answer)
  if (answer && setup) return <FactorSetupForm setup={setup} labelledBy={labelledBy} answer={answer} />
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
        <RecoveryCodes heading="h3" message={answer.message} codes={answer.codes} />
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
      {isRequired ? (
        <p className={styles.text}>{t('accounts:factor.required')}</p>
      ) : (
        <>
          <h3 id="factor-off-title">{t('accounts:factor.offTitle')}</h3>
          <AccountForm definition={stopFactorForm} labelledBy="factor-off-title" answer={answer} />
        </>
      )}
    </>
  )
}

/** Of a code that could not be checked now, the answer knows the step but not what was scanned. */
function useSetup(answer: AccountAnswer | undefined): FactorSetup | undefined {
  const [kept, setKept] = useState(answer?.setup)
  if (answer?.setup && answer.setup !== kept) setKept(answer.setup)
  return answer?.setup ?? (answer?.form === factorForm.name && answer.values?.step ? kept : undefined)
}
