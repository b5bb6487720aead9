import parsePhone from 'libphonenumber-js'
import { longestName, longestPhone } from '~/kernel/bounds'
import { isMailAddress, longestMailAddress } from '~/kernel/mail-address'
import { readWhole } from '~/kernel/read-amount'
import { readDay } from '~/kernel/typed-day'
import { appliedFields, isRequired } from './asked-fields'
import type { FormDefinition } from './define-form'
import { type Field, many, mostNumber, type Problem, type Values } from './field'

/** Characters of an answer where a field says nothing of it. */
const longestOf = {
  text: longestName,
  email: longestMailAddress,
  phone: longestPhone,
  url: 300,
  area: 4_000,
  number: 12,
  date: 20,
  hidden: 200,
  own: 200,
} as const

/** Characters of the longest answer to a field; undefined for one that is not typed. */
export const longestAnswer = ({ kind, longest }: Field): number | undefined =>
  longest ?? longestOf[kind as keyof typeof longestOf]

/**
 * What is wrong with what was sent, in the order of the fields; nothing when all is well.
 * @param today - day in Brussels, for what may not have passed; without it that is not looked at
 * @see docs/specification.md, "Validation rules"
 */
export function problemsOf(
  { fields, check }: Pick<FormDefinition, 'fields' | 'check'>,
  values: Values,
  today = '',
): Problem[] {
  const applied = appliedFields(fields, values)
  const own = applied.flatMap((field) => problemOf(field, values) ?? [])
  const known = new Set(own.map(({ field }) => field))
  const open = new Set(applied.map(({ name }) => name).filter((name) => !known.has(name)))
  const between = (check?.(values, today) ?? []).filter(({ field }) => open.has(field))
  const order = new Map(fields.map(({ name }, index) => [name, index]))
  return [...own, ...between].sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
}

function problemOf(field: Field, values: Values): Problem | undefined {
  const given = many(values, field.name)
  if (given.length === 0)
    return isRequired(field, values) ? { field: field.name, problem: missingOf(field) } : undefined
  const problem = given.map((value) => wrong(field, value)).find((found) => found !== undefined)
  return problem && { field: field.name, ...problem }
}

const missingOf = ({ kind, missing }: Field) =>
  missing ?? (kind === 'checks' || kind === 'own' ? 'choose' : 'required')

type Wrong = Omit<Problem, 'field'>

function wrong(field: Field, value: string): Wrong | undefined {
  const { choices, kind, wrong: own } = field
  if (choices) return choices.includes(value) ? undefined : { problem: 'choose' }
  const longest = longestAnswer(field)
  if (longest !== undefined && value.length > longest) return { problem: 'tooLong', params: { longest } }
  if (kind === 'email') return isMailAddress(value) ? undefined : { problem: own ?? 'email' }
  if (kind === 'phone') return isPhone(value) ? undefined : { problem: 'phone' }
  if (kind === 'number') return wrongNumber(field, value)
  if (kind === 'url') return isWebAddress(value) ? undefined : { problem: 'url' }
  if (kind === 'date') return wrongDay(field, value)
  return undefined
}

/** As people write them: spaces, dots, slashes, with or without country. Belgium where none is given. */
function isPhone(value: string): boolean {
  const plain = value.replace(/[().\-/\s]/g, ' ')
  return parsePhone(plain, 'BE')?.isPossible() === true || parsePhone(plain, 'LU')?.isPossible() === true
}

function wrongNumber({ min = 0, max = mostNumber }: Field, value: string): Wrong | undefined {
  const number = readWhole(value)
  if (number === undefined) return { problem: 'number' }
  if (number < min || number > max) return { problem: 'range', params: { min, max } }
  return undefined
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(/^[a-z]+:/i.test(value) ? value : `https://${value}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

function wrongDay({ missing, wrong: own }: Field, value: string): Wrong | undefined {
  const read = readDay(value)
  if (typeof read === 'string') return undefined
  return { problem: (read.isIncomplete ? missing : own) ?? own ?? 'date' }
}
