import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { staff } from './staff'

/** What members of staff and commands did (B72). Rows are only added: triggers refuse everything else. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null: a command did it. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => staff.id),
    /** The member's name as it was then, or the command. */
    actor: text('actor').notNull(),
    /** Such as `members.invite`. */
    act: text('act').notNull(),
    /** What it was done to, such as `staff/3`. */
    subject: text('subject').notNull(),
    /** Never what a visitor wrote. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_staff').on(table.staffId),
    index('audit_log_subject').on(table.subject),
    index('audit_log_act').on(table.act),
  ],
)
