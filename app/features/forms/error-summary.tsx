import { useText } from '~/i18n/use-text'
import type { Field } from './field'
import type { FormAnswer } from './form-answer'

type ErrorSummaryProps = { answer: FormAnswer; fields: readonly Field[]; id: (field: string) => string }

/** What has to be mended, first thing in the form, focused when the page comes; each line leads to its field. */
export function ErrorSummary({ answer: { problems, message }, fields, id }: ErrorSummaryProps) {
  const { t } = useText()
  const control = (name: string) => {
    const field = fields.find((one) => one.name === name)
    const choice = field?.kind === 'radios' || field?.kind === 'checks' ? `-${field.choices?.[0]}` : ''
    return `#${id(name)}${choice}`
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    <div role="alert" tabIndex={-1} autoFocus data-summary="">
      <p>{message ?? t('forms:summary.title')}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a href={control(field)}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
