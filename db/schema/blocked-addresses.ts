import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { staff } from './staff'

/** Addresses whose leads are put aside as spam (B23). */
export const blockedAddresses = pgTable('blocked_addresses', {
  /** In lower case. */
  email: text('email').primaryKey(),
  at: instant('at').notNull(),
  staffId: bigint('staff_id', { mode: 'number' })
    .notNull()
    .references(() => staff.id),
})
