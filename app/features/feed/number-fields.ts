import { z } from 'zod'
import { missingOr, required } from './required'

const maxInteger = 2_147_483_647
/** Above this a price has no exact cents any more; no listing is that expensive. */
const maxEuro = 1_000_000_000_000

const numeric = /^(?:[+-]?\d+(?:\.\d+)?)?$/
const fromText = (value: string) => (value.trim() === '' ? undefined : Number(value))
const numberText = z
  .string()
  // Applied to trimmed text: matching blanks around the pattern would take quadratic time.
  .refine((value) => numeric.test(value.trim()))
  .meta({ pattern: numeric.source })

/** A number, or a number as text; `null` and empty text mean absent. */
const looseNumber = z
  .union([z.number(), numberText.transform(fromText), z.null().transform(() => undefined)], {
    error: missingOr('is not a number'),
  })
  .meta({ id: 'number', description: 'A number, or a number as text; null and empty text mean absent' })
const finite = z.number('is not a number')
const between = (min: number, max: number) =>
  looseNumber.pipe(finite.min(min, `is below ${min}`).max(max, `is above ${max}`).optional())

/** Rounded to six decimals: PostgreSQL rejects a `real` closer to zero than the type can represent. */
const rounded = (value: number | undefined) => value && Math.round(value * 1_000_000) / 1_000_000

/** Optional number within bounds. */
export const amount = (description: string, min = 0, max = 1_000_000_000) =>
  between(min, max).transform(rounded).optional().describe(description)

/** Optional whole number within bounds. */
export const whole = (description: string, min = 0, max = maxInteger) =>
  between(min, max)
    .refine((value) => value === undefined || Number.isInteger(value), 'is not a whole number')
    .optional()
    .describe(description)

/** Required whole number: an ID or a code. */
export const requiredWhole = (description: string, min = 0, max = maxInteger) =>
  between(min, max)
    .refine(required, 'is missing')
    .refine((value) => value === undefined || Number.isInteger(value), 'is not a whole number')
    .transform((value) => value ?? 0)
    .describe(description)

/** Optional euro amount, zero or more. */
export const euro = (description: string) =>
  looseNumber
    .pipe(finite.min(0, 'is negative').max(maxEuro, 'is too large').optional())
    .optional()
    .describe(`${description}, in euro`)

/** The same number, of which 0 says nothing: feeds write it where they do not know. */
export const known = (field: z.ZodType<number | undefined>) =>
  field
    .transform((value) => value || undefined)
    .optional()
    .describe(`${field.description}; 0 means unknown`)

const looseFlag = z
  .union([z.boolean(), z.literal([0, 1]), z.string(), z.null()], { error: 'is not yes or no' })
  .meta({ id: 'flag', description: 'true, false, 1, 0, or these as text; null and empty text mean absent' })

const flags = new Map<string, boolean>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

const flagText = (value: z.output<typeof looseFlag>) =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** Optional yes or no. */
export const flag = (description: string) =>
  looseFlag
    .transform(flagText)
    .refine((value) => value === '' || flags.has(value), 'is not yes or no')
    .transform((value) => flags.get(value))
    .optional()
    .describe(description)
