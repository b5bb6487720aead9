import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What each import of the listing feed did, for the agency to read back. */
export const feedImports = pgTable('feed_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** Where the file came from, without credentials. */
  source: text('source').notNull(),
  outcome: text('outcome').$type<'applied' | 'unchanged' | 'refused'>().notNull(),
  report: jsonb('report').notNull(),
})
