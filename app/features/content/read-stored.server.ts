import type { z } from 'zod'
import { log } from '~/platform/log.server'
import { parseStored } from './parse-stored'

/** Rows are read again each time that the content changes; what is left out of one is told once. */
const told = new Set<string>()

/** Parses a row of the site, and logs the keys that only a newer release knows. */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
  kind: string,
  id?: string,
): z.ZodSafeParseResult<z.output<Schema>> {
  const { unknownKeys: keys, ...parsed } = parseStored(schema, stored)
  const line = [kind, id, ...keys].join(' ')
  if (keys.length > 0 && !told.has(line)) {
    told.add(line)
    log.warn({ kind, id, keys }, 'a row of the site has keys of a newer release, which are left out')
  }
  return parsed
}
