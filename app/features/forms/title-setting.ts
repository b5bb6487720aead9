import { z } from 'zod'

/** How forms ask for the form of address: a visitor need not give one unless the agency says so (docs/facts.md). */
export const formsSchema = z
  .strictObject({
    title: z.enum(['optional', 'required', 'none']).default('optional'),
    titles: z
      .array(z.enum(['mr', 'ms', 'miss']))
      .min(1)
      .refine((given) => new Set(given).size === given.length, { error: 'a title is listed twice' })
      .default(['mr', 'ms']),
  })
  .default({ title: 'optional', titles: ['mr', 'ms'] })

export type TitleSetting = z.infer<typeof formsSchema>
