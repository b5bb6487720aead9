import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import type { AccountAnswer } from './account-answer'
import { AccountForm } from './account-form'
import { codeForm } from './account-forms'

type CodeFormProps = { answer: AccountAnswer; labelledBy: string }

/** The second step of a login: the code of the telephone. */
export function CodeForm({ answer, labelledBy }: CodeFormProps) {
  const { t, locale } = useText()
  return (
    <>
      <p>{t('owners:code.intro')}</p>
      <AccountForm
        definition={codeForm}
        labelledBy={labelledBy}
        action={pathTo(locale, 'login')}
        values={answer.values ?? {}}
        answer={answer.isDone ? undefined : answer}
      />
    </>
  )
}
