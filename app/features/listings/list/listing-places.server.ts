import type { Db } from '~/platform/database.server'
import { type PublicPosition, publicPosition } from '../projection/public-position'
import type { ListingFilter } from './listing-criteria'
import { findPositions } from './positions.repo.server'

export type PlacedListing = { id: number; position: PublicPosition | undefined }

/** Finds the public positions of all listings of a filter, in the order of their ids. */
export async function placesOfListings(db: Db, filter: ListingFilter): Promise<PlacedListing[]> {
  const rows = await findPositions(db, filter)
  return rows.map((row) => ({ id: row.id, position: publicPosition(row) }))
}
