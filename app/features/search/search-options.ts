import type { Locale } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import { joinQueries } from './kept-filters'
import type { RecentSearch } from './recent-searches'
import type { SearchIndex, SearchResults } from './search-index'

type Goal = 'sale' | 'rent'

/** An option of the panel: a link to a list, or to a property. */
export type SearchOption = {
  key: string
  href: string
  /** Absent where the words say it themselves. */
  goal?: Goal
  count?: number
  /** What following it looks for; absent for a property. */
  search?: RecentSearch
}
/** A match, with a link for each goal with listings. */
export type SearchRow = { key: string; name: string; detail?: string; options: SearchOption[] }
/** With the number of matches that are not shown. */
export type SearchGroup = { kind: keyof SearchIndex | 'recent'; rows: SearchRow[]; more: number }

export type SearchPaths = {
  salePath: string
  rentPath: string
  locale: Locale
  /** Filters of the list where the visitor is, which its options keep. */
  kept?: { goal: Goal; query: string }
}

/** Converts results into links (H3); empty groups are left out. */
export function searchGroups(results: SearchResults, paths: SearchPaths): SearchGroup[] {
  const { types, cities, listings, more } = results
  const groups: SearchGroup[] = [
    {
      kind: 'types',
      rows: types.map((type) => toLists(type, `type=${type.webId}`, paths)),
      more: more.types,
    },
    {
      kind: 'cities',
      rows: cities.map((city) => toLists(city, cityQuery(city), paths, city.zip)),
      more: more.cities,
    },
    { kind: 'listings', rows: listings.map((listing) => toListing(listing, paths)), more: more.listings },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Searches of this device as links that repeat them; no group where there are none. */
export function recentGroups(
  searches: readonly RecentSearch[],
  paths: SearchPaths,
  { sale, rent }: Record<Goal, string>,
): SearchGroup[] {
  const says = ({ text }: RecentSearch) =>
    [sale, rent].some((goal) => foldText(text).includes(foldText(goal)))
  const rows = searches.map((search): SearchRow => {
    const key = `${search.goal}?${search.query ?? search.text}`
    const href = searchHref(search, paths)
    const option = { key, href, search, ...(says(search) ? {} : { goal: search.goal }) }
    return { key, name: search.text, options: [option] }
  })
  return rows.length > 0 ? [{ kind: 'recent', rows, more: 0 }] : []
}

/** The list of a filter, or of words, which it reads as filters (P1b). */
export const searchHref = ({ goal, text, query }: RecentSearch, paths: SearchPaths) =>
  listHref(goal, query ?? `q=${encodeURIComponent(text)}`, paths)

/** Filters are kept within a list only: a price of a sale means nothing among rentals. */
function listHref(goal: Goal, query: string, { salePath, rentPath, kept }: SearchPaths): string {
  const path = goal === 'sale' ? salePath : rentPath
  return `${path}?${kept?.goal === goal ? joinQueries(kept.query, query) : query}`
}

const cityQuery = ({ name, zip }: { name: string; zip: string }) =>
  `city=${encodeURIComponent(`${name}|${zip}`)}`

type PlaceCounts = { name: string; sale: number; rent: number }

function toLists(found: PlaceCounts, query: string, paths: SearchPaths, zip?: string): SearchRow {
  const text = zip ? `${found.name} ${zip}` : found.name
  const option = (goal: Goal): SearchOption[] =>
    found[goal] > 0
      ? [
          {
            key: `${goal}?${query}`,
            goal,
            href: listHref(goal, query, paths),
            search: { goal, text, query },
            // The number is that of the whole list.
            ...(paths.kept?.query ? {} : { count: found[goal] }),
          },
        ]
      : []
  return { key: query, name: found.name, detail: zip, options: [...option('sale'), ...option('rent')] }
}

/** The original address: the server redirects to the localised one, with city and title (L10, L13). */
function toListing(listing: SearchResults['listings'][number], { locale }: SearchPaths): SearchRow {
  const { id, goal, title, city } = listing
  const href = `/property/${id}/?lng=${locale}`
  return { key: href, name: title, detail: `${id} · ${city}`, options: [{ key: href, goal, href }] }
}
