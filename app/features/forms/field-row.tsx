import { useText } from '~/i18n/use-text'
import { ChoiceField } from './choice-field'
import type { FormDefinition } from './define-form'
import type { Field } from './field'
import styles from './form.module.css'
import { hintText, labelText } from './form-texts'
import { InputField } from './input-field'
import { OwnField } from './own-field'

export type FieldProps = {
  field: Field
  /** Of the form. */
  room: FormDefinition['room']
  /** Of its control, or of the group of them. */
  id: string
  value?: string | string[] | undefined
  /** `id`s of hint and problem. */
  describedBy?: string | undefined
  invalid: boolean
}

type FieldRowProps = Pick<FieldProps, 'field' | 'room' | 'id' | 'value'> & { problem?: string | undefined }

/** One question: label, hint, what is wrong with the answer, and the answer itself. */
export function FieldRow({ field, room, id, value, problem }: FieldRowProps) {
  const { t } = useText()
  if (field.kind === 'own')
    return <OwnField field={field} room={room} id={id} value={value} problem={problem} />
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={value ?? ''} />
  const isGroup = field.kind === 'radios' || field.kind === 'checks'
  const hint = field.hint && `${id}-hint`
  const wrong = problem && `${id}-problem`
  const describedBy = [hint, wrong].filter(Boolean).join(' ') || undefined
  const props = { field, room, id, value, describedBy, invalid: problem !== undefined }
  const label = (
    <>
      {labelText(t, room, field)}
      {field.requiredWhen || field.unmarked ? null : field.required ? (
        <span className={styles.required} title={t('forms:required')} aria-hidden="true">
          {' *'}
        </span>
      ) : (
        <span className={styles.optional}> ({t('forms:optional')})</span>
      )}
    </>
  )
  const around = (
    <>
      {field.hint && (
        <span id={hint} data-hint="">
          {hintText(t, room, field.hint)}
        </span>
      )}
      {problem && (
        <span id={wrong} data-problem="">
          {problem}
        </span>
      )}
    </>
  )
  const row = {
    className: field.half ? `${styles.row} ${styles.half}` : styles.row,
    'data-field': field.name,
    'data-wrong': problem && '',
    'data-applies': field.applies && JSON.stringify(field.applies),
  }
  if (field.kind === 'tick')
    return (
      <div {...row}>
        <ChoiceField {...props} />
        {around}
      </div>
    )
  if (!isGroup)
    return (
      <div {...row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {around}
        <InputField {...props} />
      </div>
    )
  return (
    <fieldset {...row} aria-describedby={describedBy} id={id}>
      <legend className={styles.label}>{label}</legend>
      {around}
      <ChoiceField {...props} />
    </fieldset>
  )
}
