import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * A view of a page in this half hour, so that repeated views do not count again. A hash of the day's salt, the half
 * hour, the page and the visitor: rows of one visitor cannot be linked (O5).
 */
export const visitKeys = pgTable(
  'visit_keys',
  {
    key: text('key').primaryKey(),
    /** Start of the half hour; earlier rows are deleted. */
    since: instant('since').notNull(),
  },
  (table) => [index('visit_keys_since').on(table.since)],
)
