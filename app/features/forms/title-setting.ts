import { z } from 'zod'

/**
 * What the agency decides of its forms: how they ask for the form of address, which a visitor need not give unless the
 * agency says so (docs/facts.md), and how soon it usually answers, which nobody promises in its place.
 */
export const formsSchema = z
  .strictObject({
    title: z.enum(['optional', 'required', 'none']).default('optional'),
    titles: z
      .array(z.enum(['mr', 'ms', 'miss']))
      .min(1)
      .refine((given) => new Set(given).size === given.length, { error: 'a title is listed twice' })
      .default(['mr', 'ms']),
    /** Working days within which a question is usually answered. */
    answerDays: z.int().min(1).max(10).optional(),
  })
  .default({ title: 'optional', titles: ['mr', 'ms'] })

export type TitleSetting = z.infer<typeof formsSchema>
