import { siteOf } from '~/features/content/public.server'
import type { ListingFilter } from '~/features/listings/public'
import { placesOfListings } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import { describeOutside } from './describe-outside.server'
import { type MapData, packPlaces } from './map-data'
import { extentOf } from './map-extent'
import { shortPrice } from './short-price.server'

/** Finds positions and prices of all listings of a filter, and counts those without a position. */
export async function mapDataOf({ db, locale }: App, filter: ListingFilter): Promise<MapData> {
  const [listings, { languages }] = await Promise.all([placesOfListings(db, filter), siteOf(db)])
  const context = { t: translateTo(locale), moneyLocale: moneyLocaleOf(languages.amounts, locale), locale }
  const placed = listings.flatMap(({ id, position, price, zip, countryId }) =>
    position ? [{ id, ...position, price: shortPrice({ price }, context), zip, countryId }] : [],
  )
  const count = listings.length - placed.length
  const { view, inside, outside } = extentOf(placed)
  return packPlaces(placed, count > 0 ? [context.t('map:missing', { count })] : [], {
    ...(view ? { view } : {}),
    ...(outside.length > 0 ? { outside: describeOutside(outside, inside, locale) } : {}),
  })
}
