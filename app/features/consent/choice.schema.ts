import { z } from 'zod'
import { toConsent } from './consent'

/** A browser's report of a choice. The categories have to match its action. */
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
