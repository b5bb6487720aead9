import type { ListingGoal } from '#db/schema'
import { type Locale, locales, localeTags } from '~/kernel/locale'
import { postalCode } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import type { Names } from '../card/listing-card'
import { namesOf } from '../card/names.server'
import { addUp, type FacetTotals } from './facet-totals.server'
import { countCards } from './find-listings.server'
import { readCriteria } from './listing-criteria'
import { listingIndexOf } from './listing-index.server'
import { findTypesOf } from './types.repo.server'
import { placeLookupOf } from './where/place-lookup.server'

export type CityFacet = { countryId: number; zip: string; total: number }
type TypeFacet = { webId: number; total: number }
export type Catalogue = {
  cities: CityFacet[]
  types: TypeFacet[]
  total: number
  /** By filter, the listings of each of its values in the whole list. */
  totals: FacetTotals
  names: Names
  /** Lists the cities for a filter in a language, by name. */
  choicesIn(locale: Locale): CityChoice[]
}

/** `code` is as `postalCode` writes it. */
type CityChoice = { code: string; name: string; total: number }

/** The choices of a list's filter, with counts; read once per content version. */
export const catalogueOf = versioned(async (db: Db, goal: ListingGoal): Promise<Catalogue> => {
  const [index, places, ofGoal, names] = await Promise.all([
    listingIndexOf(db),
    placeLookupOf(db),
    findTypesOf(db, goal),
    namesOf(db),
  ])
  const facets = index.facets(readCriteria(goal, new URLSearchParams()), { places })
  const cities = facets.places.filter(({ total }) => total > 0)
  const totals = addUp(facets, places)
  const types = ofGoal.map(({ webId }) => ({ webId, total: totals.webIds?.get(webId) ?? 0 }))
  const choices = new Map(locales.map((locale) => [locale, choicesOf(cities, names, locale)]))
  return {
    cities,
    types,
    total: cities.reduce((sum, city) => sum + city.total, 0),
    totals,
    names,
    choicesIn: (locale) => choices.get(locale) ?? [],
  }
})

function choicesOf(cities: CityFacet[], names: Names, locale: Locale): CityChoice[] {
  const { compare } = new Intl.Collator(localeTags[locale])
  return cities
    .map(({ countryId, zip, total }) => ({
      code: postalCode({ countryId, zip }),
      name: names.city(countryId, zip, locale),
      total,
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.code, b.code))
}

/** Totals by state, sold and rented apart (P1a). */
export const statesOf = versioned(async (db: Db, _: 'all') => {
  const countOf = async (goal: ListingGoal) => await countCards(db, readCriteria(goal, new URLSearchParams()))
  const [sale, rent] = [await countOf('sale'), await countOf('rent')]
  return {
    forSale: sale.total - sale.closed,
    forRent: rent.total - rent.closed,
    sold: sale.closed,
    rented: rent.closed,
  }
})
