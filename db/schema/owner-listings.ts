import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { owners } from './owners'

/** Which listings an owner sees. No key on the home: the agency may name it before the feed does. */
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
