import { useText } from '~/i18n/use-text'
import type { FieldShape } from '~/kernel/office/form-shape'
import { FieldControl } from './field-control'
import { OfficeIcon } from './office-icon'
import type { FieldText } from './schema-fields'
import styles from './schema-fields.module.css'

export type SchemaFieldProps = {
  field: FieldShape
  id: string
  text: FieldText
  value: string | string[] | undefined
  problem: string | undefined
  takesFocus: boolean
}

/** One question: its name, a hint, what is wrong, and the answer. */
export function SchemaField(props: SchemaFieldProps) {
  const { field, id, text, value, problem } = props
  const { t } = useText()
  if (field.kind === 'hidden')
    return [value ?? ''].flat().map((one) => <input key={one} type="hidden" name={field.name} value={one} />)
  const hint = text.hint ? `${id}-hint` : undefined
  const wrong = problem ? `${id}-problem` : undefined
  const describedBy = [hint, wrong].filter(Boolean).join(' ') || undefined
  const isOptional = !field.required && field.kind !== 'checkbox' && field.kind !== 'checkboxes'
  const label = (
    <>
      {text.label}
      {isOptional && <span className={styles.optional}>{` (${t('office:form.optional')})`}</span>}
    </>
  )
  const around = (
    <>
      {text.hint && (
        <p id={hint} className={styles.hint}>
          {text.hint}
        </p>
      )}
      {problem && (
        <p id={wrong} className={styles.problem}>
          <OfficeIcon name="failed" />
          {problem}
        </p>
      )}
    </>
  )
  const control = <FieldControl {...props} describedBy={describedBy} />
  if (field.kind === 'checkboxes')
    return (
      <fieldset className={styles.field} aria-describedby={describedBy}>
        <legend className={styles.label}>{label}</legend>
        {around}
        {control}
      </fieldset>
    )
  if (field.kind === 'checkbox')
    return (
      <div className={styles.field}>
        <label htmlFor={id} className={styles.choice}>
          {control}
          {label}
        </label>
        {around}
      </div>
    )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {around}
      {control}
    </div>
  )
}
