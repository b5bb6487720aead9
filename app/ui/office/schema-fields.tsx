import type { FormShape } from '~/kernel/office/form-shape'
import { SchemaField } from './schema-field'
import styles from './schema-fields.module.css'

/** What a field says to whoever fills it in. */
export type FieldText = {
  label: string
  hint?: string
  /** Its choices in words, by their values. */
  options?: Record<string, string>
  autoComplete?: string
}

export type FieldTexts = Record<string, FieldText>
export type FieldValues = Record<string, string | string[] | undefined>

/** `id` of a field's control, or of the first of its choices. */
export const fieldId = (act: string, name: string): string => `${act.replaceAll('.', '-')}-${name}`

type SchemaFieldsProps = {
  shape: FormShape
  texts: FieldTexts
  values: FieldValues
  problems: Record<string, string>
}

/** The fields of an act, with what was typed and what is wrong with it. The first wrong one has the focus. */
export function SchemaFields({ shape, texts, values, problems }: SchemaFieldsProps) {
  const { act, fields } = shape
  const firstWrong = fields.find(({ name }) => problems[name])?.name
  const drawn = fields.map((field) => (
    <SchemaField
      key={field.name}
      field={field}
      id={fieldId(act, field.name)}
      text={texts[field.name] ?? { label: field.name }}
      value={values[field.name]}
      problem={problems[field.name]}
      takesFocus={field.name === firstWrong}
    />
  ))
  // A button alone needs no room above it.
  const isButton = fields.every(({ kind }) => kind === 'hidden')
  return isButton ? drawn : <div className={styles.fields}>{drawn}</div>
}
