import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Number of visits of a listing's or project's page per day and source (O5). */
export const visitCounts = pgTable(
  'visit_counts',
  {
    kind: text('kind').$type<'listing' | 'project'>().notNull(),
    /** In `listings` or `projects`; counts stay when a listing leaves the feed. */
    ofId: integer('of_id').notNull(),
    /** In Brussels. */
    day: date('day').notNull(),
    /** One of a fixed list, never text from a visitor. */
    source: text('source').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ofId, table.day, table.source] }),
    // Groups the rows of a listing, which are scattered by day, with all columns that the portal reads.
    index('visit_counts_of').on(table.kind, table.ofId, table.day, table.source, table.count),
  ],
)
