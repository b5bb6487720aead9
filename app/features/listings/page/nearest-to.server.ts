import { amenities, type NearestAmenities, nearestAmenities } from '~/features/places/public.server'
import type { ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { PresenterContext } from '../card/listing-card'
import type { PublicListing } from '../projection/listing-rows'
import { viewpointOf } from './viewpoint.server'

/** The nearest station, school and shop; absent where none is known, `hidden` where the address is not published. */
export type Nearest = NearestAmenities | 'hidden' | undefined

type LocalisedWords = { locale: Locale; words: ListingWords } | undefined

/** Distances are measured from published addresses only: those from the centre of a municipality compare nothing. */
export async function nearestTo(
  app: App,
  row: PublicListing,
  spoken: LocalisedWords,
  context: PresenterContext,
): Promise<Nearest> {
  if (!row.publishAddress) return 'hidden'
  const from = viewpointOf(row, { spoken, context })
  const nearest = from && (await nearestAmenities(app.db, from, context))
  return amenities.some((amenity) => nearest?.[amenity]) ? nearest : undefined
}
