import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { leads } from './leads'
import { staff } from './staff'

/** What the agency did with a lead: its history (B16, B17, B18). Ends with the lead. */
export const leadEntries = pgTable(
  'lead_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: bigint('lead_id', { mode: 'number' })
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Who did it; null: the site itself. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => staff.id),
    kind: text('kind')
      .$type<'state' | 'assignment' | 'note' | 'call' | 'mail' | 'correction' | 'appointment'>()
      .notNull(),
    text: text('text'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The mail in the outbox. No foreign key, because mails end sooner. */
    mailId: bigint('mail_id', { mode: 'number' }),
    /** When its writer changed its words. */
    correctedAt: instant('corrected_at'),
  },
  (table) => [index('lead_entries_lead').on(table.leadId, table.at)],
)
