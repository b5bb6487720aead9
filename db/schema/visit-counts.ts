import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often the page of a listing or project was looked at on a day, by where its visitors came from (O5). */
export const visitCounts = pgTable(
  'visit_counts',
  {
    kind: text('kind').$type<'listing' | 'project'>().notNull(),
    /** In `listings` or `projects`; what was counted stays when a listing leaves the feed. */
    ofId: integer('of_id').notNull(),
    /** In Brussels. */
    day: date('day').notNull(),
    /** One of a fixed list: nothing that a visitor wrote. */
    source: text('source').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ofId, table.day, table.source] }),
    // Rows of one listing lie a day apart from each other; here they stand together, with all that a portal reads.
    index('visit_counts_of').on(table.kind, table.ofId, table.day, table.source, table.count),
  ],
)
