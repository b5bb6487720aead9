import type { FilterName } from '~/kernel/filter-parameters'
import { postalCode } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { facetsOf } from './find-listings.server'
import type { Facets } from './index/facet-counts'
import type { Place } from './index/listing-columns'
import type { ListingFilter } from './listing-criteria'
import { areaIdsAt, type PlaceLookup } from './where/place-lookup'
import { placeLookupOf } from './where/place-lookup.server'

/** By filter, how many listings each of its values would leave beside all other filters; 0 where it is absent. */
export type FacetTotals = Partial<Record<FilterName, ReadonlyMap<unknown, number>>>

export async function facetTotalsOf(db: Db, filter: ListingFilter): Promise<FacetTotals> {
  const lookup = await placeLookupOf(db)
  return addUp(await facetsOf(db, filter), lookup)
}

/** Adds places up by postal code and area, and sets of types by type: a listing counts for each that it has (V5). */
export function addUp({ places, types, of }: Facets, lookup: PlaceLookup): FacetTotals {
  const [zips, areas, webIds] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<number, number>(),
  ]
  for (const { total, ...place } of places) {
    if (total === 0) continue
    add(zips, postalCode(place), total)
    for (const area of areasAt(place, lookup)) add(areas, area, total)
  }
  for (const { webIds: ofListing, total } of types) for (const webId of ofListing) add(webIds, webId, total)
  return { ...of, zips, areas, webIds }
}

const areasOfLookup = new WeakMap<PlaceLookup, Map<string, readonly string[]>>()

/** Every list adds up the same places, so each is looked up once. */
function areasAt(place: Place, lookup: PlaceLookup): readonly string[] {
  const known = areasOfLookup.get(lookup) ?? new Map<string, readonly string[]>()
  areasOfLookup.set(lookup, known)
  const key = `${place.countryId} ${place.zip}`
  const areas = known.get(key) ?? areaIdsAt(place, lookup)
  known.set(key, areas)
  return areas
}

function add<Value>(totals: Map<Value, number>, value: Value, total: number) {
  totals.set(value, (totals.get(value) ?? 0) + total)
}
