import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '~/kernel/locale'
import { instant } from './columns'

/**
 * Proof that a choice was made in the cookie dialog, with the version of its texts. It does not identify the visitor:
 * no address, no browser, no session.
 */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    action: text('action').$type<'accept-all' | 'only-functional' | 'selection'>().notNull(),
    analytical: boolean('analytical').notNull(),
    marketing: boolean('marketing').notNull(),
    social: boolean('social').notNull(),
    unclassified: boolean('unclassified').notNull(),
    /** Hash of the dialog's texts and of the cookie policy's version, in hex. */
    textVersion: text('text_version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
  },
  (table) => [index('consent_records_at').on(table.at)],
)
