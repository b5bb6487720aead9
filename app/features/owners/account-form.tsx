import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { labelText, type SaidProblem } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { useCount } from '~/ui/app/use-count'
import styles from './account-form.module.css'
import type { AccountDefinition, AccountField } from './account-forms'

/** The secret of a second factor, and its address for an app. */
export type FactorSetup = { address: string; secret: string }

/** What a form was answered with. */
export type Answer = {
  /** Which form of the page. */
  form: string
  /** Said above its fields. */
  message?: string
  /** It is good news. */
  isDone?: boolean
  /** What is wrong with its fields. */
  problems?: SaidProblem[]
  /** What was typed; never a password. */
  values?: Record<string, string>
  /** Goes on with the next try, unseen. */
  step?: string
  /** What the page shows while the second factor is being set up. */
  setup?: FactorSetup | undefined
  /** Recovery codes, to be shown once. */
  codes?: string[]
}

type AccountFormProps = {
  definition: AccountDefinition
  send: string
  /** Address that it is sent to; else that of its page. */
  action?: string
  hidden?: Record<string, string>
  answer?: Answer | undefined
  children?: ReactNode
}

/**
 * A form of the login or the portal. Each answer begins it anew, so that what was answered takes the focus and no
 * password stays, as where the page is loaded anew.
 */
export function AccountForm(props: AccountFormProps) {
  const { answer, definition } = props
  const own = answer?.form === definition.name ? answer : undefined
  const count = useCount(own)
  return <DrawnForm key={count} {...props} answer={own} />
}

function DrawnForm({
  definition: { name, room, fields },
  send,
  action,
  hidden = {},
  answer: own,
  children,
}: AccountFormProps) {
  const { t } = useText()
  const isSending = useNavigation().formData?.get('form') === name
  const problems = new Map((own?.problems ?? []).map(({ field, text }) => [field, text]))
  return (
    <Form
      method="post"
      action={action}
      noValidate
      className={styles.form}
      // A second click is no second try.
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {own && <FormStatus answer={own} id={name} />}
      {fields.map((field) => (
        <Row
          key={field.name}
          field={field}
          label={labelText(t, room, field)}
          id={`${name}-${field.name}`}
          problem={problems.get(field.name)}
          value={own?.values?.[field.name]}
        />
      ))}
      <button type="submit" className="button button-main">
        {isSending ? t('forms:sending') : send}
      </button>
      {children}
    </Form>
  )
}

type FormStatusProps = { answer: Answer; id: string }

/** First thing in the form, and focused: what its sender waits for. */
export function FormStatus({ answer: { message, isDone, problems = [] }, id }: FormStatusProps) {
  const { t } = useText()
  const said = useRef<HTMLDivElement>(null)
  // Browsers focus it where the page is loaded.
  useEffect(() => said.current?.focus(), [])
  const role = isDone ? 'status' : 'alert'
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was sent is what its sender waits for
    <div ref={said} role={role} tabIndex={-1} autoFocus className={isDone ? styles.done : styles.wrong}>
      <p>{message ?? t('forms:summary.title')}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${id}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = {
  field: AccountField
  label: string
  id: string
  problem?: string | undefined
  value?: string | undefined
}

function Row({ field: { name, kind, autoComplete }, label, id, problem, value }: RowProps) {
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
        type={kind}
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
