import type { SearchHit, Searching } from '~/platform/office/office-search'
import { readSearch } from '~/platform/office/search-query'
import { listingSearch } from './listing-search.server'
import { projectSearch } from './project-search.server'

/** A listing or project that somebody named; `several` has the titles of those that it may be. */
export type NamedOffer = { listingId: number } | { projectId: number } | { several: string[] } | undefined

/** Titles of which one can be chosen. */
const most = 6

/**
 * Finds the listing or project that a member means by its number, or by words that only one has.
 * @returns undefined if there is none
 */
export async function findNamedOffer(searching: Searching, typed: string): Promise<NamedOffer> {
  const query = readSearch(typed)
  if (!query) return undefined
  const [listings, projects] = await Promise.all([
    listingSearch.find(searching, query, most),
    projectSearch.find(searching, query, most),
  ])
  const found = [
    ...listings.map((hit) => ({ hit, offer: { listingId: Number(hit.id) } })),
    ...projects.map((hit) => ({ hit, offer: { projectId: Number(hit.id) } })),
  ]
  const exact = found.filter(({ hit }) => hit.isExact)
  const meant = exact.length > 0 ? exact : found
  if (meant.length > 1) return { several: meant.slice(0, most).map(({ hit }) => titleOf(hit)) }
  return meant[0]?.offer
}

const titleOf = ({ title, facts }: SearchHit) => [title, facts[0]].filter(Boolean).join(' ')
