import type { z } from 'zod'
import type { FieldShape, FormShape } from '~/kernel/office/form-shape'
import { cleanText } from '../sent-form/clean-text'
import type { SentForm } from '../sent-form/read-form.server'

export type FieldInput = {
  /** As it was typed, for the form that is shown again; without passwords. */
  typed: Record<string, string | string[]>
  /** As the schema wants it. */
  given: Record<string, unknown>
  /** Whether the form lacked a field, because its page is from before an update. */
  isOutdated: boolean
}

/** Reads the fields of a form. What may be left out and was left empty is not given. */
export function readFields(
  { fields }: FormShape,
  { shape }: z.ZodObject,
  { texts: sent, files }: SentForm,
): FieldInput {
  const read: FieldInput = { typed: {}, given: {}, isOutdated: false }
  for (const field of fields) {
    const { name, kind } = field
    if (kind === 'file') {
      read.given[name] = files.get(name)
      continue
    }
    const value = sentValue(field, sent)
    if (kind === 'checkbox') read.typed[name] = value ? 'on' : ''
    else if (kind !== 'password') read.typed[name] = value as string | string[]
    const isLeftOut = value === '' && (shape[name] as z.ZodType).safeParse(undefined).success
    if (!isLeftOut) read.given[name] = value
    if (field.required && !sent.has(name) && !kind.startsWith('checkbox')) read.isOutdated = true
  }
  return read
}

function sentValue({ name, kind }: FieldShape, sent: URLSearchParams): string | string[] | boolean {
  if (kind === 'checkbox') return sent.has(name)
  if (kind === 'checkboxes') return sent.getAll(name)
  const value = sent.get(name) ?? ''
  return kind === 'password' ? value : cleanText(value)
}
