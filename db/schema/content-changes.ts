import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/** Listings that each content version changed, of the last versions: indexes in memory read only these again. */
export const contentChanges = pgTable('content_changes', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
  /** Empty: no listing. Null: too many to name, or unknown. */
  listingIds: integer('listing_ids').array(),
})
