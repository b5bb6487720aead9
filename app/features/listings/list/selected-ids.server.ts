import type { Db } from '~/platform/database.server'
import { versioned } from '~/platform/versioned.server'
import { matcherOf } from './filters/matches'
import type { ListingFilter } from './listing-criteria'
import { findSearchedListings } from './searched.repo.server'
import { placeLookupOf } from './where/place-lookup.server'

const searched = versioned((db: Db, _: 'all') => findSearchedListings(db))

/** The ids of all listings of a filter. */
export async function idsOf(db: Db, filter: ListingFilter): Promise<number[]> {
  const matches = matcherOf(filter, await placeLookupOf(db))
  const listings = await searched(db, 'all')
  return listings.filter((one) => one.goal === filter.goal && matches(one)).map(({ id }) => id)
}
