import type { GivenPlace, Viewpoint } from '~/features/places/public.server'
import type { ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import type { PresenterContext } from '../card/listing-card'
import type { PositionRow } from '../projection/listing-rows'
import { publicPosition } from '../projection/public-position'
import { foreignLang } from './page-parts.server'

type Told = { spoken: { locale: Locale; words: ListingWords } | undefined; context: PresenterContext }

/**
 * Where a listing's neighbourhood is looked at from. With a hidden address that is the centre of its municipality, and
 * what the feed names beside the listing stays hidden too: three distances would tell where it stands.
 * @returns undefined for a published address without coordinates, or with absurd ones
 */
export function viewpointOf(row: Omit<PositionRow, 'id'>, { spoken, context }: Told): Viewpoint | undefined {
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
