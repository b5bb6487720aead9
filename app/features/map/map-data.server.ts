import type { ListingFilter } from '~/features/listings/public'
import { placesOfListings } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { type MapData, packPlaces } from './map-data'

/** Finds the positions of all listings of a filter, and counts those without one. */
export async function mapDataOf({ db, locale }: App, filter: ListingFilter): Promise<MapData> {
  const listings = await placesOfListings(db, filter)
  const placed = listings.flatMap(({ id, position }) => (position ? [{ id, ...position }] : []))
  const count = listings.length - placed.length
  return packPlaces(placed, count > 0 ? [translateTo(locale)('map:missing', { count })] : [])
}
