import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { demands } from './demands'

/** Why an alert reports a listing. */
export type AlertReason = 'new' | 'price-drop'

/** Listings that a search alert has reported, so that none is mailed twice; kept when a listing leaves the feed. */
export const demandListings = pgTable(
  'demand_homes',
  {
    demandId: text('demand_id')
      .notNull()
      .references(() => demands.id, { onDelete: 'cascade' }),
    /** No foreign key, because listings leave the feed. */
    listingId: integer('listing_id').notNull(),
    /** Why the next mail reports the listing; null when it does not. */
    waiting: text('waiting').$type<AlertReason>(),
    /** The public price when it was last reported; null if the price was hidden. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    foundAt: instant('found_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.demandId, table.listingId] }),
    index('demand_homes_waiting').on(table.demandId).where(sql`waiting is not null`),
  ],
)
