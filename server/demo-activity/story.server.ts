import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { locales } from '~/kernel/locale'
import { roles } from '~/platform/office/permissions'

const locale = z.enum(locales)
const goal = z.enum(['sale', 'rent'])
const count = z.int().positive()
/** One of each language that the demo's people speak. */
const spoken = <Text extends z.ZodType>(text: Text) => z.partialRecord(locale, text)
const person = z.strictObject({ firstName: z.string(), lastName: z.string(), locale })

const owner = z.strictObject({
  email: z.email(),
  name: z.string(),
  locale,
  listings: z.array(count),
  mails: z.array(z.strictObject({ daysAgo: count, kind: z.enum(['invitation', 'reset']) })),
})

const recordProblem = z.strictObject({
  kind: z.enum(['listing', 'project']),
  index: z.int(),
  id: count,
  field: z.string(),
  reason: z.string(),
})

const storySchema = z.strictObject({
  /** The day for which the feed's dates were written. */
  feedDay: z.iso.date(),
  /** The first is there without activity too. */
  owners: z.tuple([owner], owner),
  /** Members of the office, the first of them an admin; `daysAgo` they were invited. */
  members: z.array(
    z.strictObject({ email: z.email(), name: z.string(), role: z.enum(roles), locale, daysAgo: count }),
  ),
  /** Prices in euros that a listing had until a day. */
  prices: z.array(z.strictObject({ listing: count, daysAgo: count, before: count })),
  people: z.array(person),
  questions: z.record(goal, spoken(z.array(z.string()))),
  reports: z.array(
    z.strictObject({
      impression: z.string(),
      price: z.string(),
      next: z.string(),
      remark: spoken(z.string()),
    }),
  ),
  /** Values of the form that creates a search alert. */
  alerts: z.array(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  /** Mails to visitors that never arrived, as the mail server refused the last of many tries. */
  failedMails: z.array(z.strictObject({ daysAgo: count, problem: z.string() })),
  /** The agency's nightly feed, and the nights in which something about it was wrong. */
  feed: z.strictObject({
    source: z.url(),
    nights: z.array(
      z.strictObject({
        daysAgo: count,
        refusedBecause: z.string().optional(),
        rejected: z.array(recordProblem).default([]),
        warnings: z.array(recordProblem).default([]),
        unknownFields: z.record(z.string(), count).default({}),
      }),
    ),
  }),
  /** Testimonials: those without a decision wait for one; an answer of the agency stands below. */
  testimonials: z.array(
    z.strictObject({
      daysAgo: count,
      locale,
      name: z.string(),
      email: z.email(),
      about: z.string(),
      comment: z.string(),
      decision: z.enum(['approve', 'refuse']).optional(),
      answer: z.string().optional(),
    }),
  ),
  /** How many asked for the newsletter. */
  subscribers: count,
  /** The piece of news that those had who were subscribed on a day. */
  news: z.strictObject({ name: z.string(), daysAgo: count }),
  /** What agents note about a lead. */
  notes: z.strictObject({ nl: z.array(z.string()), fr: z.array(z.string()) }),
  /** Answers that the agency keeps ready. */
  templates: z.array(
    z.strictObject({
      name: z.string(),
      texts: spoken(z.strictObject({ subject: z.string(), body: z.string() })),
    }),
  ),
})

export type Story = z.infer<typeof storySchema>
export type Person = z.infer<typeof person>

/** Reads the people of the demo, and what they ask, say and look for. */
export async function readStory(): Promise<Story> {
  const text = await readFile(path.resolve('demo/activity.json'), 'utf8')
  return storySchema.parse(JSON.parse(text))
}
