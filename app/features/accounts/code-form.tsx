import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { codeForm } from './account-forms'

type CodeFormProps = { answer: AccountAnswer; labelledBy: string; action: string }

/** The second step of a login: the code of the telephone. @param action - address of the login */
export function CodeForm({ answer, labelledBy, action }: CodeFormProps) {
  const { t } = useText()
  return (
    <>
      <p>{t('accounts:code.intro')}</p>
      <AccountForm
        definition={codeForm}
        labelledBy={labelledBy}
        action={action}
        values={answer.values ?? {}}
        answer={answer.isDone ? undefined : answer}
      />
    </>
  )
}
