import type { z } from 'zod'

/** A problem with a field, for the operator. */
export type FieldProblem = { field: string; reason: string }

export type Reading<T> = { value: T; ignored: FieldProblem[] } | { rejected: FieldProblem }

/** Each round removes the values that the last one found; the format is nested less deeply than this. */
const maxRounds = 12

/** Invalid fields that are not left out, as others are. */
export type InvalidFields = {
  /** They reject their record. */
  vital?: ReadonlySet<string>
  /** They are read as this value, where leaving them out could publish what was to be hidden. */
  readAs?: ReadonlyMap<PropertyKey, unknown>
}

/**
 * Reads one record. Invalid optional fields are left out, or read as their safe value, and reported; only a `vital` field
 * or an overlong text rejects the record.
 */
export function readRecord<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  { vital = new Set(), readAs = new Map() }: InvalidFields = {},
): Reading<z.output<Schema>> {
  const ignored: FieldProblem[] = []
  let current = raw
  for (let round = 0; round < maxRounds; round++) {
    const result = schema.safeParse(current)
    if (result.success) return { value: result.data, ignored }
    const fatal = result.error.issues.find((issue) => rejects(issue, vital))
    if (fatal) return { rejected: problemOf(fatal) }
    for (const { path } of result.error.issues.toReversed()) current = repair(current, path, readAs)
    const problems = result.error.issues.map(problemOf)
    ignored.push(...problems.filter(({ field }) => !ignored.some((known) => known.field === field)))
  }
  return { rejected: { field: '', reason: 'cannot be read' } }
}

const rejects = (issue: z.core.$ZodIssue, vital: ReadonlySet<string>) =>
  issue.path.length === 0 ||
  (issue.path.length === 1 && vital.has(String(issue.path[0]))) ||
  (issue.code === 'custom' && issue.params?.rejects === true)

const problemOf = (issue: z.core.$ZodIssue): FieldProblem => ({
  field: issue.path.join('.'),
  reason: issue.message,
})

type Fields = Record<PropertyKey, unknown>

/** @returns a copy with the field's safe value, else without the field */
function repair(record: unknown, path: readonly PropertyKey[], readAs: ReadonlyMap<PropertyKey, unknown>) {
  const [name = ''] = path
  return readAs.has(name) ? { ...(record as Fields), [name]: readAs.get(name) } : without(record, path)
}

/**
 * Returns a copy without the value at `path`, or without its parent if the value is required. Only the path is copied:
 * the rest may be nested deeper than the stack.
 */
function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return value
  if (rest.length > 0 && !isMissing(value, path))
    return withChild(value, key, without((value as Fields)[key], rest))
  // Other items keep their index, for the issues still to come.
  if (Array.isArray(value)) return value.with(Number(key), undefined)
  const { [key]: _, ...others } = value as Fields
  return others
}

/** Tells whether only the last key of a path is missing. */
const isMissing = (value: object, [key, last, ...more]: readonly PropertyKey[]) => {
  const child = (value as Fields)[key ?? '']
  return more.length === 0 && typeof child === 'object' && child !== null && !Object.hasOwn(child, last ?? '')
}

const withChild = (value: object, key: PropertyKey, child: unknown) =>
  Array.isArray(value) ? value.with(Number(key), child) : { ...value, [key]: child }
