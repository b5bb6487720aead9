import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/** Forms whose senders prove by a mailed link that they are people (F3); forgotten when the link expires. */
export const pendingSubmissions = pgTable(
  'pending_submissions',
  {
    /** Random; the link holds it, signed. */
    id: text('id').primaryKey(),
    form: text('form').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    page: text('page').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('pending_submissions_expires').on(table.expires)],
)
