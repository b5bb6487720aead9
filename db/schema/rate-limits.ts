import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** How often something was done in a span of time, for all processes together (F3). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, and for whom: a hash, no address. */
    key: text('key').notNull(),
    /** Begin of the span. */
    since: instant('since').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.since] }), index('rate_limits_since').on(table.since)],
)
