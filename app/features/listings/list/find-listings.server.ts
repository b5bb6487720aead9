import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import type { Facets } from './index/facet-counts'
import type { Counts, Lookup, PlacedListing } from './index/listing-index'
import { findListedByIds, type ListedRow } from './list.repo.server'
import { type ListingCriteria, type ListingFilter, pageSize } from './listing-criteria'
import { listingIndexOf } from './listing-index.server'
import { idsByText } from './text-ids.server'
import { placeLookupOf } from './where/place-lookup.server'

/** The index, what the filters of places mean, and which listings have the words that are looked for. */
async function lookUp(db: Db, filter: ListingFilter) {
  // Sequential, because a transaction has one connection.
  const index = await listingIndexOf(db)
  const places = await placeLookupOf(db)
  const lookup: Lookup = { places, ids: await idsByText(db, filter) }
  return { index, lookup }
}

/** Finds the ids of one page of a list in the requested order; sold and rented last (P1a). */
export async function findCardIds(db: Db, criteria: ListingCriteria, limit = pageSize): Promise<number[]> {
  const { index, lookup } = await lookUp(db, criteria)
  return index.ids(criteria, { offset: (criteria.page - 1) * limit, limit }, lookup)
}

/** Counts all listings that match the criteria, and those among them that are sold or rented. */
export async function countCards(db: Db, filter: ListingFilter): Promise<Counts> {
  const { index, lookup } = await lookUp(db, filter)
  return index.count(filter, lookup)
}

/** Counts what each choice of a filter would leave beside all other filters. */
export async function facetsOf(db: Db, filter: ListingFilter): Promise<Facets> {
  const { index, lookup } = await lookUp(db, filter)
  return index.facets(filter, lookup)
}

/** Finds the public positions and prices of all listings of a filter, in the order of their ids. */
export async function placesOfListings(db: Db, filter: ListingFilter): Promise<PlacedListing[]> {
  const { index, lookup } = await lookUp(db, filter)
  return index.placed(filter, lookup)
}

/** Finds the ids of all listings of a filter. */
export async function idsOfFilter(db: Db, filter: ListingFilter): Promise<number[]> {
  const { index, lookup } = await lookUp(db, filter)
  return index.ids({ ...filter, sort: 'newest' }, {}, lookup)
}

/** Finds all listings of a list in its order; at most `limit` if given. */
export async function findListed(
  db: Db,
  criteria: ListingCriteria,
  locale: Locale,
  limit?: number,
): Promise<ListedRow[]> {
  const { index, lookup } = await lookUp(db, criteria)
  const ids = index.ids(criteria, { limit }, lookup)
  const rows = new Map((await findListedByIds(db, ids, locale)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
