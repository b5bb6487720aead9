import { isNull } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from './account-tables'
import { instant } from './columns'

/** The agency's own people, who work in the back office (B2). An admin or a command makes them. */
export const staff = pgTable(
  'staff',
  {
    ...accountColumns(),
    role: text('role').$type<'admin' | 'agent' | 'editor'>().notNull(),
    phone: text('phone'),
    /** Whether keys of the keyboard work as shortcuts (WCAG 2.1.4). */
    keysOn: boolean('keys_on').notNull().default(true),
    /** Who gets their leads while they are away. */
    deputyId: bigint('deputy_id', { mode: 'number' }).references((): AnyPgColumn => staff.id),
    /** Their first day away; null: since before it was noted. */
    awayFrom: date('away_from', { mode: 'string' }),
    /** Their last day away; null: they are here. */
    awayUntil: date('away_until', { mode: 'string' }),
    /** Text below their answers to visitors. */
    signature: text('signature'),
    /** Name of the file with their picture. */
    picture: text('picture'),
    /** Since when they no longer work here. The row stays, so that what they did stays under their name. */
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('staff_email').on(table.email).where(isNull(table.removedAt))],
)
