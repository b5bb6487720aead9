import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What the checks of the site's health find wrong, so that admins are mailed once until it is over (B75). */
export const knownProblems = pgTable('known_problems', {
  /** Name of the check. */
  check: text('check').primaryKey(),
  foundAt: instant('found_at').notNull(),
  /** When admins were told; null until it was found twice. */
  toldAt: instant('told_at'),
})
