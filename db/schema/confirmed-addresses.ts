import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Addresses whose owner followed a mailed link and acted on it: mails to them are not counted (S-02). */
export const confirmedAddresses = pgTable(
  'confirmed_addresses',
  {
    /** Keyed hash of the address in lower case. */
    emailHash: text('email_hash').primaryKey(),
    /** The last time. */
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [index('confirmed_addresses_confirmed_at').on(table.confirmedAt)],
)
