import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './account-form.module.css'

/** What a form was answered with. */
export type Answer = {
  /** Which form of the page. */
  form: string
  /** Said above its fields. */
  message?: string
  /** It is good news. */
  isDone?: boolean
  /** What is wrong, by field. */
  problems?: Record<string, string>
  /** What was typed; never a password. */
  values?: Record<string, string>
  /** Goes on with the next try, unseen. */
  step?: string
  /** Recovery codes, to be shown once. */
  codes?: string[]
}

export type AccountField = {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
}

type AccountFormProps = {
  name: string
  fields: AccountField[]
  send: string
  /** Address that it is sent to; else that of its page. */
  action?: string
  hidden?: Record<string, string>
  answer?: Answer | undefined
  children?: ReactNode
}

/** A form of the login or the portal. */
export function AccountForm({ name, fields, send, action, hidden = {}, answer, children }: AccountFormProps) {
  const own = answer?.form === name ? answer : undefined
  const problems = own?.problems ?? {}
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {own && <Said answer={own} id={name} />}
      {fields.map((field) => (
        <Row
          key={field.name}
          field={field}
          id={`${name}-${field.name}`}
          problem={problems[field.name]}
          value={own?.values?.[field.name]}
        />
      ))}
      <button type="submit" className="button button-main">
        {send}
      </button>
      {children}
    </form>
  )
}

/** First thing in the form, and focused: what its sender waits for. */
export function Said({ answer: { message, isDone, problems = {} }, id }: { answer: Answer; id: string }) {
  const { t } = useText()
  const wrong = Object.entries(problems)
  const role = isDone ? 'status' : 'alert'
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    <div role={role} tabIndex={-1} autoFocus className={isDone ? styles.done : styles.wrong}>
      <p>{message ?? t('forms:summary.title')}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, text]) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = { field: AccountField; id: string; problem?: string | undefined; value?: string | undefined }

function Row({ field: { name, label, type, autoComplete }, id, problem, value }: RowProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      <input
        id={id}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={autoComplete === 'one-time-code' ? 'text' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        defaultValue={value}
      />
    </div>
  )
}
