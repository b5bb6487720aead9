import { catalogueOf } from '~/features/listings/public.server'
import { type ListingSubtype, listingSubtypes } from '~/kernel/listing-subtypes'
import { type Locale, locales } from '~/kernel/locale'
import { distinctNamesOf, municipalities, municipalityByZip } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { areasCalled } from './words/area-names'
import type { KnownNames } from './words/items'
import { placeNames, type WordPlace } from './words/place-names'
import { typeNames } from './words/type-names'

/** The places and types that words can name, in every language; cached per content version. */
export const wordIndexOf = versioned(async (db: Db, _: 'all'): Promise<KnownNames> => {
  const catalogues = await Promise.all([catalogueOf(db, 'sale'), catalogueOf(db, 'rent')])
  const [{ names }] = catalogues
  const webIds = new Set(catalogues.flatMap(({ types }) => types.map(({ webId }) => webId)))
  return {
    areas: areasCalled,
    subtypes: new Set(listingSubtypes.filter((subtype) => catalogues.some(hasSubtype(subtype)))),
    places: placeNames(placesOf(catalogues)),
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

/** Every municipality in the product's list, and those that only the feed has. */
function placesOf(catalogues: readonly Catalogue[]): WordPlace[] {
  const offered = new Map(
    catalogues.flatMap(({ cities, names }) =>
      cities.map(({ countryId, zip }) => [
        zip,
        { countryId, names: locales.map((locale) => foldText(names.city(countryId, zip, locale))) },
      ]),
    ),
  )
  const known = municipalities.map(
    (place): WordPlace => ({
      zip: place.zip,
      names: distinctNamesOf(place),
      isTown: place.town === true || place.country === 'LU',
      offered: offered.has(place.zip),
      isBelgian: place.country === 'BE',
      point: { lat: place.lat, lng: place.lng },
    }),
  )
  const zips = new Set(known.map(({ zip }) => zip))
  const others = [...offered]
    .filter(([zip]) => !zips.has(zip))
    .map(([zip, { countryId, names }]): WordPlace => {
      const isBelgian = countryId === countryIds.belgium
      return { zip, names, offered: true, isTown: false, isBelgian, point: pointOf(zip, countryId) }
    })
  return [...known, ...others]
}

/** The town whose code range contains the code. */
function pointOf(zip: string, countryId: number) {
  const place = municipalityByZip(zip, countryId === countryIds.luxembourg ? 'LU' : 'BE')
  return place && { lat: place.lat, lng: place.lng }
}
