import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { type ListingState, listings } from './listings'

/** What a listing cost and how it stood, since when: a row when it is first seen and whenever one of them changes. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Sale price, or rent a month. Null when the feed gave none. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    publishPrice: boolean('publish_price').notNull(),
    state: text('state').$type<ListingState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.at] })],
)
