import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Log of feed imports with their reports. */
export const feedImports = pgTable('feed_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** Source of the feed, without credentials. */
  source: text('source').notNull(),
  outcome: text('outcome').$type<'applied' | 'unchanged' | 'refused'>().notNull(),
  report: jsonb('report').notNull(),
})
