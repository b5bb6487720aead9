import { z } from 'zod'

/** Of which listings the site consists, and how often it looks: a feed that the site fetches itself (K14). */
export const feedSchema = z
  .strictObject({
    /** May hold a key or a password, which nobody is shown. */
    url: z.url({ protocol: /^https$/, error: 'a feed is fetched from an https address' }),
    everyMinutes: z.number().int().min(5).max(1_440).default(15),
    /** So many attempts in a row fail before the agency is mailed. */
    mailAfterFailures: z.number().int().min(1).max(100).default(3),
    /** Of the listings and projects on the site; a feed that would withdraw more waits for a yes. */
    mostWithdrawnPercent: z.number().min(0).max(100).default(30),
  })
  .optional()

export type FeedSettings = NonNullable<z.infer<typeof feedSchema>>
