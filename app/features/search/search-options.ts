import type { Locale } from '~/kernel/locale'
import type { SearchIndex, SearchResults } from './search-index'

/** An option of the panel: a link to a list, or to a property. */
export type SearchOption = { key: string; goal: 'sale' | 'rent'; href: string; count?: number }
/** A match, with a link for each goal with listings. */
export type SearchRow = { key: string; name: string; detail?: string; options: SearchOption[] }
/** With the number of matches that are not shown. */
export type SearchGroup = { kind: keyof SearchIndex; rows: SearchRow[]; more: number }

export type SearchPaths = { salePath: string; rentPath: string; locale: Locale }

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

const cityQuery = ({ name, zip }: { name: string; zip: string }) =>
  `city=${encodeURIComponent(`${name}|${zip.replace('L-', '')}`)}`

type Counted = { name: string; sale: number; rent: number }

function toLists(found: Counted, query: string, paths: SearchPaths, detail?: string): SearchRow {
  const option = (goal: 'sale' | 'rent', path: string): SearchOption[] =>
    found[goal] > 0 ? [{ key: `${goal}?${query}`, goal, href: `${path}?${query}`, count: found[goal] }] : []
  return {
    key: query,
    name: found.name,
    detail,
    options: [...option('sale', paths.salePath), ...option('rent', paths.rentPath)],
  }
}

/** The original address: the server redirects to the localised one, with city and title (L10, L13). */
function toListing(listing: SearchResults['listings'][number], { locale }: SearchPaths): SearchRow {
  const { id, goal, title, city } = listing
  const href = `/property/${id}/?lng=${locale}`
  return { key: href, name: title, detail: `${id} · ${city}`, options: [{ key: href, goal, href }] }
}
