import { type AreaId, isInArea } from '~/kernel/places/areas'
import type { FilterValues } from './filters'
import type { SearchedListing } from './searched-listing'

type Placed = Pick<SearchedListing, 'countryId' | 'zip' | 'position'>

/** The condition of all filters of places: in any of the places named. */
export function placeCondition(values: FilterValues): ((listing: Placed) => boolean) | undefined {
  const zips = new Set(values.zips)
  const { areas } = values
  if (zips.size + areas.length === 0) return undefined
  return (listing) => zips.has(listing.zip) || areas.some((area: AreaId) => isInArea(area, listing))
}
