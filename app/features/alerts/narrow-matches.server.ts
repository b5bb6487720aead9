import { setImmediate as nextTurn } from 'node:timers/promises'
import { matcherOf } from '~/features/listings/public'
import { findSearchedByIds, placeLookupOf } from '~/features/listings/public.server'
import type { Db } from '~/platform/database.server'
import { readStoredFilter } from './further-filters'

/** Listings read at once: converting them takes some ten milliseconds. */
const atOnce = 400

/** Keeps the matches whose listing also meets the alert's further filter, by the same definitions as lists. */
export async function narrowMatches<Match extends { listing_id: number; filter: string | null }>(
  db: Db,
  matches: readonly Match[],
): Promise<Match[]> {
  const filtered = matches.filter(({ filter }) => filter !== null)
  if (filtered.length === 0) return [...matches]
  const lookup = await placeLookupOf(db)
  const matchers = new Map(
    filtered.map(({ filter }) => [filter, matcherOf(readStoredFilter(filter), lookup)] as const),
  )
  const ids = [...new Set(filtered.map(({ listing_id }) => listing_id))]
  const kept = new Set<Match>(matches.filter(({ filter }) => filter === null))
  for (let at = 0; at < ids.length; at += atOnce) {
    const read = await findSearchedByIds(db, ids.slice(at, at + atOnce))
    const listings = new Map(read.map((listing) => [listing.id, listing]))
    for (const match of filtered) {
      const listing = listings.get(match.listing_id)
      if (listing && matchers.get(match.filter)?.(listing)) kept.add(match)
    }
    await nextTurn()
  }
  return matches.filter((match) => kept.has(match))
}
