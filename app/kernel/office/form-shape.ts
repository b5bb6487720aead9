export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'number'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'checkboxes'
  | 'date'
  | 'datetime'
  | 'file'
  | 'hidden'

/** What a field of a form asks for, as far as a browser can help with it. */
export type FieldShape = {
  name: string
  kind: FieldKind
  required: boolean
  maxLength?: number
  min?: number
  max?: number
  /** Values to choose from. */
  options?: readonly string[]
}

/** The fields of an act, made of its schema on the server; the schema itself never goes to the browser. */
export type FormShape = {
  act: string
  fields: readonly FieldShape[]
}

/** A form that asks for the password as well. */
export const withPassword = (shape: FormShape): FormShape => ({
  ...shape,
  fields: [...shape.fields, { name: 'password', kind: 'password', required: true }],
})

/** A form with the choices of a field that only its page knows. */
export const withChoices = (shape: FormShape, name: string, options: readonly string[]): FormShape => ({
  ...shape,
  fields: shape.fields.map((field) =>
    field.name === name ? { ...field, kind: 'select', required: true, options } : field,
  ),
})
