import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The agency's own settings (identity, languages, menu …), one document a key. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  /** An import leaves alone what a hand wrote last. */
  writtenBy: text('written_by').$type<'import' | 'hand'>().notNull().default('import'),
  updatedAt: instant('updated_at').notNull(),
})
