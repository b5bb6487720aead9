import type { ListingGoal } from '#db/schema'
import { siteOf } from '~/features/content/public.server'
import { inLocale, type Locale, locales, localeTags } from '~/kernel/locale'
import { municipalityByZip, municipalityName } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { Names } from '../card/listing-card'
import { countByCity, countByState, countByType, findCityNames, findTypeNames } from './facets.repo.server'

export type CityFacet = { countryId: number; zip: string; total: number }
type TypeFacet = { webId: number; total: number }
export type Catalogue = {
  cities: CityFacet[]
  types: TypeFacet[]
  total: number
  names: Names
  /** The country of a code in an address, which says none. */
  countryOf(zip: string): number
  /** The cities as a filter offers them in a language, by name. */
  choicesIn(locale: Locale): CityChoice[]
}

type CityChoice = { zip: string; name: string; total: number }

/** What a list can be narrowed to, with counts; read once per content version. */
export const catalogueOf = versioned(async (db: Db, goal: ListingGoal): Promise<Catalogue> => {
  const [cities, types, names, feedCities] = await Promise.all([
    countByCity(db, goal),
    countByType(db, goal),
    namesOf(db),
    findCityNames(db),
  ])
  const choices = new Map(locales.map((locale) => [locale, choicesOf(cities, names, locale)]))
  return {
    cities,
    types,
    total: cities.reduce((sum, city) => sum + city.total, 0),
    names,
    countryOf: countriesOf([...cities, ...feedCities]),
    choicesIn: (locale) => choices.get(locale) ?? [],
  }
})

type Translated = Partial<Record<Locale, string>>

/** Of both goals: a project or a home to let can stand where nothing is for sale. */
const readNames = versioned(async (db: Db, _: 'all'): Promise<Names> => {
  const [site, cities, types] = await Promise.all([siteOf(db), findCityNames(db), findTypeNames(db)])
  const say = (names: Translated | undefined, locale: Locale) =>
    inLocale(names, locale, site.languages.default)
  const cityNames = new Map(cities.map((city) => [`${city.countryId}|${city.zip}`, city.names]))
  const typeNames = new Map(types.map((type) => [type.webId, type.names]))
  return {
    city: (countryId, zip, locale, fromFeed) =>
      cityName(countryId, zip, locale, say(cityNames.get(`${countryId}|${zip}`), locale) || fromFeed),
    type: (webId, locale) => say(typeNames.get(webId), locale),
  }
})

/** Names of municipalities and types, without counting what they hold. */
export const namesOf = (db: Db): Promise<Names> => readNames(db, 'all')

function choicesOf(cities: CityFacet[], names: Names, locale: Locale): CityChoice[] {
  const { compare } = new Intl.Collator(localeTags[locale])
  return cities
    .map(({ countryId, zip, total }) => ({ zip, total, name: names.city(countryId, zip, locale) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip))
}

/** That of the homes there; where there are none, of the place that the product knows by this code. */
function countriesOf(places: readonly { countryId: number; zip: string }[]) {
  const countries = new Map(places.toReversed().map(({ countryId, zip }) => [zip, countryId]))
  return (zip: string) =>
    countries.get(zip) ?? (isLuxembourg(zip) ? countryIds.luxembourg : countryIds.belgium)
}

/** By a town's own code: the ranges of Luxembourg's towns reach over Belgian codes. */
const isLuxembourg = (zip: string) =>
  !municipalityByZip(zip, 'BE') && municipalityByZip(zip, 'LU')?.zip === zip

/** Totals by state, sold and rented apart (P1a). */
export const statesOf = versioned(async (db: Db, _: 'all') => {
  const rows = await countByState(db)
  const of = (goal: ListingGoal, states: string[]) =>
    rows
      .filter((row) => row.goal === goal && states.includes(row.state))
      .reduce((sum, row) => sum + row.total, 0)
  return {
    forSale: of('sale', ['available', 'option']),
    forRent: of('rent', ['available', 'option']),
    sold: of('sale', ['sold']),
    rented: of('rent', ['rented']),
  }
})

/** The product's own name of a municipality, else the feed's, which shouts in capitals. */
function cityName(countryId: number, zip: string, locale: Locale, fromFeed: string | undefined): string {
  const municipality = municipalityByZip(zip, countryId === countryIds.luxembourg ? 'LU' : 'BE')
  if (municipality) return municipalityName(municipality, locale)
  return inSmallLetters(fromFeed || zip)
}

const inSmallLetters = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    : name
