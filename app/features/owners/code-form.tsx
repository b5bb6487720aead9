import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { AccountForm, type Answer } from './account-form'
import { codeForm } from './account-forms'

/** The second step of a login: the code of the telephone. */
export function CodeForm({ answer }: { answer: Answer }) {
  const { t, locale } = useText()
  return (
    <>
      <p>{t('owners:code.intro')}</p>
      <AccountForm
        definition={codeForm}
        action={pathTo(locale, 'login')}
        send={t('owners:code.send')}
        hidden={{ step: answer.step ?? '' }}
        answer={answer.message ? answer : undefined}
      />
    </>
  )
}
