import { cleanText } from '~/platform/sent-form/clean-text'
import { askedFields } from './asked-fields'
import type { Field, FieldKind, Values } from './field'

type SentValues = { getAll(name: string): unknown[] }

/** What a visitor sent, by the fields that the form has; what it has no field for, or does not ask, is left out. */
export function readValues(fields: readonly Field[], sent: SentValues): Values {
  const values = readTyped(fields, sent)
  const asked = new Set(askedFields(fields, values))
  for (const field of fields) if (!asked.has(field)) values[field.name] = field.kind === 'checks' ? [] : ''
  return values
}

/** The same with what is not asked any more, for the page that asks again: who goes back to another way finds it there. */
export function readTyped(fields: readonly Field[], sent: SentValues): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const all = sent.getAll(field.name).filter((value) => typeof value === 'string')
      const clean = all.map((value) => cleaned(value, field.kind))
      return [field.name, field.kind === 'checks' ? [...new Set(clean.filter(Boolean))] : (clean[0] ?? '')]
    }),
  )
}

function cleaned(value: string, kind: FieldKind): string {
  // Every character of a password counts; only NUL is in none.
  if (kind === 'password') return value.trim() === '' ? '' : value.replaceAll('\0', '')
  const clean = cleanText(value)
  return (kind === 'area' ? clean : clean.replace(/\s+/g, ' ')).trim()
}
