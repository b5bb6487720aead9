import type { Db } from '~/platform/database.server'
import { publicPrice } from '../projection/public-listing'
import { type PublicPosition, publicPosition } from '../projection/public-position'
import type { PublicPrice } from '../projection/public-words'
import type { ListingFilter } from './listing-criteria'
import { findPositions } from './positions.repo.server'

export type PlacedListing = {
  id: number
  position: PublicPosition | undefined
  price: PublicPrice
  zip: string
  countryId: number
}

/** Finds the public positions and prices of all listings of a filter, in the order of their ids. */
export async function placesOfListings(db: Db, filter: ListingFilter): Promise<PlacedListing[]> {
  const rows = await findPositions(db, filter)
  return rows.map((row) => ({
    id: row.id,
    position: publicPosition(row),
    price: publicPrice(row),
    zip: row.zip,
    countryId: row.countryId,
  }))
}
