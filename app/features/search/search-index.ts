import { foldText } from '~/kernel/search-text'

/** A main type, with its number of listings per goal (countSaleProperty, countRentProperty). */
export type IndexedType = { webId: number; name: string; sale: number; rent: number }
export type IndexedCity = {
  /** As people write it: `1180`, `L-1648`. */
  zip: string
  /** In the page's language. */
  name: string
  /** Its names in all languages, folded, for matching. */
  names: string[]
  sale: number
  rent: number
}
export type IndexedListing = { id: number; goal: 'sale' | 'rent'; title: string; city: string }

/** The data of the hero search in one language; each group in display order. */
export type SearchIndex = { types: IndexedType[]; cities: IndexedCity[]; listings: IndexedListing[] }

/** The file that the box loads. Remote: the rest was too large to send, so the server has to be queried. */
export type SearchIndexFile = SearchIndex & { remote: boolean }

export type SearchResults = SearchIndex

export const noResults: SearchResults = { types: [], cities: [], listings: [] }

/** Longest search text, in characters. */
export const longestSearch = 100

/** Limit of results per group. */
const groupSize = 8

/**
 * Finds matches of a typed text.
 *
 * "Exact (threshold 0)" is a word of the fuzzy-search library that the row comes from: at that threshold what
 * is typed must occur letter by letter, and where a word begins. So "kel" does not find Ukkel, "rode" finds
 * Sint-Genesius-Rode, and a typing error finds nothing. Case and accents do not count. A municipality is
 * looked for by name and zip, also as on an envelope ("1180 Ukkel"); a type by its name in the page's
 * language; a property by its ID alone, of which each typed word must be the beginning.
 * @param text - what stands in the box; the empty text, or one without a letter or digit, finds nothing
 * @see docs/requirements.md, H2 and H4
 */
export function searchIndexed(index: SearchIndex, text: string): SearchResults {
  const wanted = foldText(text.slice(0, longestSearch))
  if (wanted === '') return noResults
  const ids = wanted.split(' ')
  return {
    types: first(index.types, (type) => isOffered(type) && occurs(wanted, foldText(type.name))),
    cities: first(index.cities, (city) => isOffered(city) && isCity(wanted, city)),
    listings: first(index.listings, ({ id }) => ids.every((token) => String(id).startsWith(token))),
  }
}

/** Tells whether a text contains the words, the last one perhaps as a prefix. Both are folded. */
export const occurs = (wanted: string, text: string) => ` ${text}`.includes(` ${wanted}`)

const isCity = (wanted: string, { zip, names }: IndexedCity) =>
  occurs(wanted, foldText(zip)) || names.some((name) => occurs(wanted, `${foldText(zip)} ${name}`))

const isOffered = ({ sale, rent }: { sale: number; rent: number }) => sale + rent > 0

/** Stops as soon as the group is full: an index may have tens of thousands of entries. */
function first<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item[] {
  const found: Item[] = []
  for (const item of items) {
    if (matches(item) && found.push(item) === groupSize) break
  }
  return found
}
