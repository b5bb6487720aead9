import { siteOf } from '~/features/content/public.server'
import { inLocale, type Locale } from '~/kernel/locale'
import { municipalityAt, municipalityName } from '~/kernel/places/municipalities'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { Names } from './listing-card'
import { findCityNames, findTypeNames } from './names.repo.server'

type Translations = Partial<Record<Locale, string>>

/** Both goals count: there may be projects or lettings where nothing is for sale. */
const readNames = versioned(async (db: Db, _: 'all'): Promise<Names> => {
  // Sequential, because a transaction has one connection.
  const site = await siteOf(db)
  const cities = await findCityNames(db)
  const types = await findTypeNames(db)
  const localiseName = (names: Translations | undefined, locale: Locale) =>
    inLocale(names, locale, site.languages.default)
  const cityNames = new Map(cities.map((city) => [`${city.countryId}|${city.zip}`, city.names]))
  const typeNames = new Map(types.map((type) => [type.webId, type.names]))
  return {
    city: (countryId, zip, locale, fromFeed) =>
      cityName(
        countryId,
        zip,
        locale,
        localiseName(cityNames.get(`${countryId}|${zip}`), locale) || fromFeed,
      ),
    type: (webId, locale) => localiseName(typeNames.get(webId), locale),
  }
})

/** Names of municipalities and types, without counting their listings. */
export const namesOf = (db: Db): Promise<Names> => readNames(db, 'all')

/** Prefers the product's own name of a municipality, because the feed writes names in capitals. */
function cityName(countryId: number, zip: string, locale: Locale, fromFeed: string | undefined): string {
  const municipality = municipalityAt({ countryId, zip })
  if (municipality) return municipalityName(municipality, locale)
  return inSmallLetters(fromFeed || zip)
}

const inSmallLetters = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    : name
