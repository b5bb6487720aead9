import { z } from 'zod'
import { toConsent } from './consent'

/** What a browser tells of a choice. The categories have to be those that its action means. */
export const choiceSchema = z
  .strictObject({
    action: z.enum(['accept-all', 'only-functional', 'selection']),
    analytical: z.boolean(),
    marketing: z.boolean(),
    social: z.boolean(),
    unclassified: z.boolean(),
    /** See `consentVersion`. */
    version: z.string().regex(/^[0-9a-f]{32}$/),
  })
  .refine(({ action, version: _, ...categories }) => {
    if (action === 'selection') return true
    const meant = toConsent(action)
    return Object.entries(categories).every(([category, is]) => meant[category as 'social'] === is)
  })

export type Choice = z.infer<typeof choiceSchema>
