import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { owners } from './owners'

/** The listings of an owner. No foreign key, because the agency may assign a listing before it is in the feed. */
export const ownerListings = pgTable(
  'owner_listings',
  {
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.listingId] }),
    index('owner_listings_listing').on(table.listingId),
  ],
)
