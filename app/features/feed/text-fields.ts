import { z } from 'zod'
import { cleanText } from './clean-text'
import { missingOr, required } from './required'

/** A longer text rejects its record. */
const maxTextBytes = 100_000
const bytes = new TextEncoder()
const fits = (value: string) => value.length * 3 <= maxTextBytes || bytes.encode(value).length <= maxTextBytes

const givenText = z
  .union([z.string(), z.number().transform(String), z.null().transform(() => '')], {
    error: missingOr('is not a text'),
  })
  .meta({ id: 'text', description: 'A text, or a number that is taken as its digits; null means absent' })

/** Text, trimmed; an empty one counts as absent. */
const looseText = givenText
  .refine(fits, { message: `is longer than ${maxTextBytes / 1000} kB`, params: { rejects: true } })
  .transform((value) => cleanText(value) || undefined)

/** Optional text. */
export const words = (description: string) => looseText.optional().describe(description)

/** Length limit of names and postal codes, because addresses and indexes contain them. */
const nameLength = 100
const shortText = looseText.refine(
  (value) => value === undefined || value.length <= nameLength,
  `is longer than ${nameLength} characters`,
)

/** Optional short text. */
export const name = (description: string) => shortText.optional().describe(description)

/** Required short text. */
export const requiredName = (description: string) =>
  shortText
    .refine(required, 'is missing')
    .transform((value) => value ?? '')
    .describe(description)

/** Required text. */
export const requiredWords = (description: string) =>
  looseText
    .refine(required, 'is missing')
    .transform((value) => value ?? '')
    .describe(description)

const inList = <const T extends string>(values: readonly T[]) => {
  const known = new Map<string, T>(values.map((value) => [value.toLowerCase(), value]))
  return looseText
    .refine(
      (value) => value === undefined || known.has(value.toLowerCase()),
      `is none of ${values.join(', ')}`,
    )
    .transform((value) => (value === undefined ? undefined : known.get(value.toLowerCase())))
}

/** Optional text out of a fixed list, whatever its case. */
export const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  inList(values)
    .optional()
    .describe(`${description}: ${values.join(', ')}`)

/** Required text out of a fixed list, whatever its case. */
export const requiredOneOf = <const T extends string>(values: readonly [T, ...T[]], description: string) =>
  inList(values)
    .refine(required, 'is missing')
    .transform((value) => value ?? values[0])
    .describe(`${description}: ${values.join(', ')}`)

const isoInstant = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Optional ISO instant; one without a zone is read as UTC. */
export const instantText = (description: string) =>
  looseText
    .transform((value) => (value === undefined ? undefined : instantOf(value)))
    .refine((value) => value !== 'invalid', 'is not an ISO date between 1900 and 2200')
    .optional()
    .describe(`${description} (ISO date and time)`)

function instantOf(value: string): string {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) || value.length <= 10 ? value : `${value}Z`
  const at = isoInstant.test(value) ? new Date(zoned.replace(' ', 'T')) : undefined
  const year = at?.getUTCFullYear() ?? Number.NaN
  return at && year >= 1900 && year < 2200 ? at.toISOString() : 'invalid'
}
