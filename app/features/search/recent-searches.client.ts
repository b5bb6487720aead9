import { type RecentSearch, readRecentSearches, recentSearchesKey, withRecentSearch } from './recent-searches'

/** What was looked for last on this device, newest first; empty where storage is blocked. */
export function storedSearches(): RecentSearch[] {
  try {
    return readRecentSearches(localStorage.getItem(recentSearchesKey))
  } catch {
    return []
  }
}

/** Where storage is full or blocked, nothing is kept. */
export function rememberSearch(search: RecentSearch) {
  try {
    const searches = withRecentSearch(storedSearches(), search)
    if (searches.length > 0) localStorage.setItem(recentSearchesKey, JSON.stringify(searches))
  } catch {
    // The search itself goes on.
  }
}

export function forgetSearches() {
  try {
    localStorage.removeItem(recentSearchesKey)
  } catch {
    // Nothing is stored either.
  }
}
