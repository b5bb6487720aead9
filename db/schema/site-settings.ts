import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, writtenBy } from './columns'

/** The agency's settings (identity, brand, languages, header …), one document per key. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  writtenBy: writtenBy(),
  updatedAt: instant('updated_at').notNull(),
})
