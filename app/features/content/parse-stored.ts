import type { z } from 'zod'

type ParseResult<Schema extends z.ZodType> = z.ZodSafeParseResult<z.output<Schema>> & {
  /** Paths of the keys that were left out, such as `footer.columns.0.video`. */
  unknownKeys: string[]
}

/**
 * Parses what a release wrote into the database, by the strict schema of this one. A newer release may have written it
 * before the site went back to this: keys that this one does not know are left out. Everything else has to fit.
 */
export function parseStored<Schema extends z.ZodType>(schema: Schema, stored: unknown): ParseResult<Schema> {
  const parsed = schema.safeParse(stored)
  const unknown = (parsed.error?.issues ?? []).flatMap(unknownPaths)
  if (unknown.length === 0) return { ...parsed, unknownKeys: [] }
  return { ...schema.safeParse(without(stored, unknown)), unknownKeys: unknown.map((path) => path.join('.')) }
}

const unknownPaths = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : []

function without(stored: unknown, paths: PropertyKey[][]): unknown {
  const copy = structuredClone(stored)
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy)
    Reflect.deleteProperty(holder as object, path.at(-1) ?? '')
  }
  return copy
}
