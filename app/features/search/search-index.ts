import { memo } from '~/kernel/memo'
import { withLetter } from '~/kernel/read-zip'
import { foldText } from '~/kernel/search-text'

/** A main type, with its number of listings per goal (countSaleProperty, countRentProperty). */
export type IndexedType = {
  webId: number
  name: string
  /** Other words for it in any language, folded: "terrain" for land. */
  words?: string[]
  sale: number
  rent: number
}
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
export type IndexedListing = {
  id: number
  /** The agency's own code, folded, where there is one. */
  code?: string
  goal: 'sale' | 'rent'
  title: string
  city: string
}

/** The data of the hero search in one language; each group in display order. */
export type SearchIndex = { types: IndexedType[]; cities: IndexedCity[]; listings: IndexedListing[] }

/** The file that the box loads. Remote: the rest was too large to send, so the server has to be queried. */
export type SearchIndexFile = SearchIndex & { remote: boolean }

/** The first matches of each group, without the words that they were found by, and how many more there are. */
export type SearchResults = {
  types: Omit<IndexedType, 'words'>[]
  cities: Omit<IndexedCity, 'names'>[]
  listings: Omit<IndexedListing, 'code'>[]
  more: Record<keyof SearchIndex, number>
}

export const noResults: SearchResults = {
  types: [],
  cities: [],
  listings: [],
  more: { types: 0, cities: 0, listings: 0 },
}

/** Longest search text, in characters. */
export const longestSearch = 100

/** Letters after which other words for a type match; with fewer, hardly any text would find nothing. */
const shortestWord = 3

/** Limit of results per group. */
const groupSize = 8

/**
 * Finds matches of a typed text.
 *
 * "Exact (threshold 0)" is a word of the fuzzy-search library that the row comes from: at that threshold what
 * is typed must occur letter by letter, and where a word begins. So "kel" does not find Ukkel, "rode" finds
 * Sint-Genesius-Rode, and a typing error finds nothing. Case and accents do not count. A municipality is
 * looked for by name and zip, also as on an envelope ("1180 Ukkel"); a type by its name in the page's
 * language, and where no name matches by other words for it; a property by its reference alone: its ID, of which
 * each typed word must be the beginning, or the agency's own code.
 * @param text - what stands in the box; the empty text, or one without a letter or digit, finds nothing
 * @see docs/requirements.md, H2 and H4
 */
export function searchIndexed(index: SearchIndex, text: string): SearchResults {
  const wanted = withLetter(foldText(text.slice(0, longestSearch)))
  if (wanted === '') return noResults
  const tokens = wanted.split(' ')
  const mayBeIds = tokens.every((token) => digits.test(token))
  const found: SearchIndex = {
    types: typesCalled(index.types.filter(isOffered), wanted),
    cities: index.cities.filter((city) => isOffered(city) && isCity(wanted, city)),
    listings: index.listings.filter(
      ({ id, code }) => (mayBeIds && isCalled(id, tokens)) || code?.startsWith(wanted),
    ),
  }
  return firstOf(found)
}

const digits = /^\d+$/

const isCalled = (id: number, tokens: readonly string[]) =>
  tokens.every((token) => String(id).startsWith(token))

function typesCalled(types: IndexedType[], wanted: string): IndexedType[] {
  const named = types.filter(({ name }) => occurs(wanted, foldedName(name)))
  if (named.length > 0 || wanted.length < shortestWord) return named
  return types.filter(({ words }) => words?.some((word) => occurs(wanted, word)))
}

const firstOf = ({ types, cities, listings }: SearchIndex): SearchResults => ({
  types: types.slice(0, groupSize).map(({ words: _, ...type }) => type),
  cities: cities.slice(0, groupSize).map(({ names: _, ...city }) => city),
  listings: listings.slice(0, groupSize).map(({ code: _, ...listing }) => listing),
  more: { types: beyond(types), cities: beyond(cities), listings: beyond(listings) },
})

const beyond = (all: readonly unknown[]) => Math.max(0, all.length - groupSize)

/** Tells whether a text contains the words, the last one perhaps as a prefix. Both are folded. */
export const occurs = (wanted: string, text: string) => ` ${text}`.includes(` ${wanted}`)

/** Each search compares the same names and postal codes of the site. */
const foldedName = memo(foldText)

function isCity(wanted: string, { zip, names }: IndexedCity) {
  const folded = foldedName(zip)
  const code = /^[bl] \d/.test(wanted) && /^\d/.test(folded) ? `b ${folded}` : folded
  return occurs(wanted, code) || names.some((name) => occurs(wanted, `${code} ${name}`))
}

const isOffered = ({ sale, rent }: { sale: number; rent: number }) => sale + rent > 0
