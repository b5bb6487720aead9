import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Spent challenges of forms: each is valid once, and deleted when it would have expired (F3). */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    id: text('id').primaryKey(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('used_challenges_expires').on(table.expires)],
)
