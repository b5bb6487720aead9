export type Scalar = string | number | boolean | null | undefined

/** A field with several answers, such as check boxes, is a list. */
export type Operand = Scalar | readonly Scalar[]

export const conditionOperators = [
  'equals',
  'not-equals',
  'contains',
  'greater-than',
  'less-than',
  'is-empty',
  'is-not-empty',
  'in',
] as const

export type Operator = (typeof conditionOperators)[number]

/** True for nothing, white space only, or an empty list. Zero and `false` are answers. */
export const isEmpty = (value: Operand): boolean =>
  isList(value) ? value.every(isEmpty) : value === undefined || value === null || textOf(value).trim() === ''

/**
 * Compares two values. Forms send text, so `"3"`, `3` and `"3.0"` are equal. Case-sensitive.
 * @throws {TypeError} if the operator is unknown or cannot compare these values
 */
export function compare(operator: Operator | undefined, value: Operand, other: Operand): boolean {
  switch (operator) {
    case 'equals':
      return isSame(value, other)
    case 'not-equals':
      return !isSame(value, other)
    case 'contains':
      return contains(value, other)
    case 'greater-than':
      return order(value, other) > 0
    case 'less-than':
      return order(value, other) < 0
    case 'in':
      return listOf(other).some((one) => isSame(value, one))
    default:
      throw new TypeError(`unknown operator ${String(operator)}`)
  }
}

const isList = (value: Operand): value is readonly Scalar[] => Array.isArray(value)

/** @throws {TypeError} for anything but text, numbers and booleans */
export function textOf(value: Operand): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object' || typeof value === 'function') throw new TypeError('not a single value')
  return String(value)
}

/** Lists are equal in any order. */
function isSame(value: Operand, other: Operand): boolean {
  if (!isList(value) || !isList(other)) return sameScalar(textOf(value).trim(), textOf(other).trim())
  const within = (some: readonly Scalar[], all: readonly Scalar[]) =>
    some.every((one) => all.some((another) => isSame(one, another)))
  return value.length === other.length && within(value, other) && within(other, value)
}

const sameScalar = (one: string, other: string) =>
  one === other || (isNumeric(one) && isNumeric(other) && Number(one) === Number(other))

const isNumeric = (text: string) => /^[+-]?\d+(?:\.\d+)?$/.test(text)

function contains(value: Operand, other: Operand): boolean {
  if (isEmpty(other)) throw new TypeError('nothing to look for')
  if (isList(value)) return value.some((one) => isSame(one, other))
  return textOf(value).includes(textOf(other).trim())
}

/** Values separated by commas are a list too. */
const listOf = (value: Operand): readonly Scalar[] => (isList(value) ? value : textOf(value).split(','))

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Compares two numbers, or two days `YYYY-MM-DD`. */
function order(value: Operand, other: Operand): number {
  const [one, two] = [textOf(value).trim(), textOf(other).trim()]
  if (isNumeric(one) && isNumeric(two)) return Number(one) - Number(two)
  if (isDay(one) && isDay(two)) return one === two ? 0 : one > two ? 1 : -1
  throw new TypeError('neither two numbers nor two days')
}
