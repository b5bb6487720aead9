import { z } from 'zod'

export * from './address-fields'
export * from './number-fields'
export * from './text-fields'

/**
 * Optional nested object; `null` means absent.
 * @param rule - a condition across its fields, with the message if it fails
 */
export const group = <Shape extends z.ZodRawShape>(
  shape: Shape,
  description: string,
  rule?: { error: string; holds: (value: z.output<z.ZodObject<Shape>>) => boolean },
) =>
  z
    .object(shape, { error: 'is not an object' })
    .refine((value) => rule?.holds(value) ?? true, { error: rule?.error })
    .nullish()
    .transform((value) => value ?? undefined)
    .optional()
    .describe(description)

/** Optional list; `null` means absent. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z
    .array(item, { error: 'is not a list' })
    .nullish()
    .transform((value) => value ?? undefined)
    .optional()
    .describe(description)
