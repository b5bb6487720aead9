import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { type ListingState, listings } from './listings'

/** History of price and state of a listing: a row for its first import and for each change. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Sale price, or rent per month. Null if absent from the feed. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    publishPrice: boolean('publish_price').notNull(),
    state: text('state').$type<ListingState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.at] })],
)
