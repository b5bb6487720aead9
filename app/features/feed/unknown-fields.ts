import { z } from 'zod'
import { cleanText } from './clean-text'

/** Keys that an object of the format may have; lists of objects are traversed. */
export type KnownFields = Map<string, KnownFields | null>

/** Limit of names in a report, so that random keys cannot fill it. */
const maxNames = 200
const maxNameLength = 100

export type UnknownFields = {
  /** Counts the fields of `record` that the format does not define, below `name`. */
  count(name: string, record: unknown, known: KnownFields): void
  /** Occurrences by name, most frequent first. */
  counts(): Record<string, number>
}

export function unknownFields(): UnknownFields {
  const found = new Map<string, number>()
  const note = (name: string) => {
    const key = cleanText(name.slice(0, maxNameLength))
    if (found.has(key) || found.size < maxNames) found.set(key, (found.get(key) ?? 0) + 1)
  }
  const count: UnknownFields['count'] = (name, record, known) => {
    if (Array.isArray(record)) {
      for (const item of record) if (!Array.isArray(item)) count(name, item, known)
    } else if (typeof record === 'object' && record !== null) {
      for (const [key, value] of Object.entries(record)) {
        const below = known.get(key)
        const path = name ? `${name}.${key}` : key
        if (below === undefined) note(path)
        else if (below) count(path, value, below)
      }
    }
  }
  return { count, counts: () => Object.fromEntries([...found].sort((a, b) => b[1] - a[1])) }
}

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] }

/** The keys of a schema. */
export function knownFields(schema: z.ZodType): KnownFields {
  return namesOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema) ?? new Map()
}

function namesOf(schema: JsonSchema): KnownFields | null {
  if (schema.properties) {
    return new Map(Object.entries(schema.properties).map(([name, below]) => [name, namesOf(below)]))
  }
  if (schema.items) return namesOf(schema.items)
  for (const option of schema.anyOf ?? []) {
    const names = namesOf(option)
    if (names) return names
  }
  return null
}
