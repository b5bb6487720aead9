import { catalogueOf } from '~/features/listings/public.server'
import { type ListingSubtype, listingSubtypes } from '~/kernel/listing-subtypes'
import { type Locale, locales } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { areasCalled } from './words/area-names'
import type { KnownNames } from './words/items'
import { knownPlaces } from './words/known-places'
import { typeNames } from './words/type-names'

/** The places and types that words can name, in every language; cached per content version. */
export const wordIndexOf = versioned(async (db: Db, _: 'all'): Promise<KnownNames> => {
  const catalogues = await Promise.all([catalogueOf(db, 'sale'), catalogueOf(db, 'rent')])
  const [{ names }] = catalogues
  const webIds = new Set(catalogues.flatMap(({ types }) => types.map(({ webId }) => webId)))
  return {
    areas: areasCalled,
    subtypes: new Set(listingSubtypes.filter((subtype) => catalogues.some(hasSubtype(subtype)))),
    places: knownPlaces(catalogues.flatMap(offeredPlaces)),
    types: typeNames(
      [...webIds].map((webId) => ({ webId, names: namesIn((locale) => names.type(webId, locale)) })),
    ),
  }
})

const hasSubtype =
  (subtype: ListingSubtype) =>
  ({ totals }: Catalogue) =>
    (totals.subtypes?.get(subtype) ?? 0) > 0

const namesIn = (say: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)]))

type Catalogue = Awaited<ReturnType<typeof catalogueOf>>

const offeredPlaces = ({ cities, names }: Catalogue) =>
  cities.map(({ countryId, zip }) => ({
    countryId,
    zip,
    names: locales.map((locale) => foldText(names.city(countryId, zip, locale))),
  }))
