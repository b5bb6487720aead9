import type { GivenPlace, Viewpoint } from '~/features/places/public.server'
import type { ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import type { PresenterContext } from '../card/listing-card'
import type { PositionRow } from '../projection/listing-rows'
import { publicPosition } from '../projection/public-position'
import { foreignLang } from './page-parts.server'

type ViewpointInput = {
  spoken: { locale: Locale; words: ListingWords } | undefined
  context: PresenterContext
}

/**
 * Returns the point from which distances in a listing's neighbourhood are measured. With a hidden address it is the
 * centre of the municipality, and the feed's own distances stay hidden too: three of them would reveal the location.
 * @returns undefined for a published address without plausible coordinates
 */
export function viewpointOf(
  row: Omit<PositionRow, 'id'>,
  { spoken, context }: ViewpointInput,
): Viewpoint | undefined {
  const position = publicPosition(row)
  if (!position) return undefined
  const { kind, lat, lng } = position
  if (kind === 'point') {
    const given: GivenPlace[] = spoken?.words.pointsOfInterest ?? []
    return { lat, lng, given, givenLang: foreignLang(spoken, context.locale) }
  }
  if (row.publishAddress) return undefined
  return { lat, lng, given: [], centreOf: context.names.city(row.countryId, row.zip, context.locale) }
}
