import { longestParameter } from '~/kernel/bounds'
import { foldText } from '~/kernel/search-text'

/** Key of the local storage. */
export const recentSearchesKey = 'recentSearches'

/** What a visitor looked for, and in which list. */
export type RecentSearch = {
  goal: 'sale' | 'rent'
  /** The words, or the name of the place or type that was chosen. */
  text: string
  /** The filter of what was chosen, such as `type=1`; without one the words are searched for. */
  query?: string
}

export const mostRecentSearches = 5

/** Reads what is stored, newest first; entries that are none are left out. */
export function readRecentSearches(stored: string | null): RecentSearch[] {
  const entries = parsed(stored)
  return Array.isArray(entries) ? entries.filter(isRecentSearch).slice(0, mostRecentSearches) : []
}

/** Puts a search first, and drops an older one that looks for the same in the same list. */
export function withRecentSearch(searches: readonly RecentSearch[], asked: RecentSearch): RecentSearch[] {
  const search = { ...asked, text: asked.text.trim().replace(/\s+/g, ' ').slice(0, longestParameter) }
  if (foldText(search.text) === '') return [...searches]
  const others = searches.filter((one) => identityOf(one) !== identityOf(search))
  return [search, ...others].slice(0, mostRecentSearches)
}

const identityOf = ({ goal, text, query }: RecentSearch) => `${goal} ${query ?? foldText(text)}`

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
}

const isRecentSearch = (entry: unknown): entry is RecentSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'goal' in entry &&
  (entry.goal === 'sale' || entry.goal === 'rent') &&
  'text' in entry &&
  typeof entry.text === 'string' &&
  entry.text.trim() !== '' &&
  entry.text.length <= longestParameter &&
  (!('query' in entry) || isFilter(entry.query))

/** One filter of a suggestion; anything else would be an address that somebody else made up. */
const isFilter = (query: unknown) => typeof query === 'string' && /^(?:city|type)=[^&#]{1,200}$/.test(query)
