import { PageStatus } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { changePasswordForm, changePasswordWithCodeForm, endSessionForm } from './account-forms'
import { FactorSection } from './factor-section'
import { SessionList, type ShownSession } from './session-list'

type AccountSectionsProps = {
  answer: AccountAnswer | undefined
  factor: { isOn: boolean; left: number; isRequired: boolean }
  sessions: ShownSession[]
  /** Class of each section. */
  className: string | undefined
}

/** Password, second factor, and where somebody is logged in. */
export function AccountSections({ answer, factor, sessions, className }: AccountSectionsProps) {
  const { t } = useText()
  return (
    <>
      <section aria-labelledby="change-password-title" className={className}>
        <h2 id="change-password-title">{t('accounts:password.title')}</h2>
        <AccountForm
          definition={factor.isOn ? changePasswordWithCodeForm : changePasswordForm}
          labelledBy="change-password-title"
          answer={answer}
        />
      </section>
      <section aria-labelledby="factor-title" className={className}>
        <h2 id="factor-title">{t('accounts:factor.title')}</h2>
        <FactorSection {...factor} labelledBy="factor-title" answer={answer} />
      </section>
      <section aria-labelledby="sessions-title" className={className}>
        <h2 id="sessions-title">{t('accounts:sessions.title')}</h2>
        {answer?.form === endSessionForm.name && <PageStatus message={answer.message ?? ''} isDone />}
        <SessionList sessions={sessions} />
      </section>
    </>
  )
}
