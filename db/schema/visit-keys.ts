import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * That somebody looked at a page in this half hour, so that looking again does not count again. A hash of the day's
 * salt, the half hour, the page and the visitor: two rows of one visitor cannot be told to be of one (O5).
 */
export const visitKeys = pgTable(
  'visit_keys',
  {
    key: text('key').primaryKey(),
    /** Begin of the half hour; rows of earlier ones are deleted. */
    since: instant('since').notNull(),
  },
  (table) => [index('visit_keys_since').on(table.since)],
)
