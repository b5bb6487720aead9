import type { ListingGoal } from '#db/schema'
import { type Locale, locales, localeTags } from '~/kernel/locale'
import { municipalityByZip } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { Names } from '../card/listing-card'
import { findCityNames } from '../card/names.repo.server'
import { namesOf } from '../card/names.server'
import { listingIndexOf } from './listing-index.server'
import { findTypesOf } from './types.repo.server'

export type CityFacet = { countryId: number; zip: string; total: number }
type TypeFacet = { webId: number; total: number }
export type Catalogue = {
  cities: CityFacet[]
  types: TypeFacet[]
  total: number
  names: Names
  /** Maps a postal code to its country, because addresses name none. */
  countryOf(zip: string): number
  /** Lists the cities for a filter in a language, by name. */
  choicesIn(locale: Locale): CityChoice[]
}

type CityChoice = { zip: string; name: string; total: number }

/** The choices of a list's filter, with counts; read once per content version. */
export const catalogueOf = versioned(async (db: Db, goal: ListingGoal): Promise<Catalogue> => {
  const [index, ofGoal, names, feedCities] = await Promise.all([
    listingIndexOf(db),
    findTypesOf(db, goal),
    namesOf(db),
    findCityNames(db),
  ])
  const facets = index.facets(goal)
  const cities = facets.places.filter(({ total }) => total > 0)
  const types = ofGoal.map(({ webId }) => ({ webId, total: totalOfType(facets.types, webId) }))
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

/** A listing counts for every main type that it has (V5). */
const totalOfType = (types: readonly { webIds: readonly number[]; total: number }[], webId: number) =>
  types.reduce((sum, { webIds, total }) => (webIds.includes(webId) ? sum + total : sum), 0)

function choicesOf(cities: CityFacet[], names: Names, locale: Locale): CityChoice[] {
  const { compare } = new Intl.Collator(localeTags[locale])
  return cities
    .map(({ countryId, zip, total }) => ({ zip, total, name: names.city(countryId, zip, locale) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.zip, b.zip))
}

/** Country of the listings with this postal code; without any, of the known place. */
function countriesOf(places: readonly { countryId: number; zip: string }[]) {
  const countries = new Map(places.toReversed().map(({ countryId, zip }) => [zip, countryId]))
  return (zip: string) =>
    countries.get(zip) ?? (isLuxembourg(zip) ? countryIds.luxembourg : countryIds.belgium)
}

/** Looks towns up by their own code first: the code ranges of Luxembourg's towns overlap Belgian codes. */
const isLuxembourg = (zip: string) =>
  !municipalityByZip(zip, 'BE') && municipalityByZip(zip, 'LU')?.zip === zip

/** Totals by state, sold and rented apart (P1a). */
export const statesOf = versioned(async (db: Db, _: 'all') => {
  const index = await listingIndexOf(db)
  const statesIn = (goal: ListingGoal) => index.facets(goal).states
  const [sale, rent] = [statesIn('sale'), statesIn('rent')]
  return {
    forSale: sale.available + sale.option,
    forRent: rent.available + rent.option,
    sold: sale.closed,
    rented: rent.closed,
  }
})
