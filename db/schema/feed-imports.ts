import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Log of feed imports with their reports. */
export const feedImports = pgTable('feed_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** Source of the feed, without credentials. */
  source: text('source').notNull(),
  /** `held`: it would withdraw too much at once, and waits for a yes. */
  outcome: text('outcome').$type<'applied' | 'unchanged' | 'refused' | 'held'>().notNull(),
  report: jsonb('report').notNull(),
  /** What was said of a held one; null while it waits. */
  decision: text('decision').$type<'approved' | 'declined'>(),
  decidedAt: instant('decided_at'),
})
