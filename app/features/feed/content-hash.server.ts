import { createHash } from 'node:crypto'
import type { FeedOrigin } from './feed-origin'

/** Raise it when the conversion of records into rows changes, so that every listing is rewritten once. */
export const conversionVersion = 8

/** Equal for equal content, in any order of fields. */
export function contentHash(content: unknown, { folder, address }: FeedOrigin): string {
  return createHash('sha256')
    .update(JSON.stringify([conversionVersion, { folder, address }, sorted(content)]))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner)]))
}
