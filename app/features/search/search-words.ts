import type { ListingGoal } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import { type IndexedListing, type SearchIndex, searchIndexed } from './search-index'
import type { KnownNames } from './words/items'
import type { WordsMeaning } from './words/meaning'
import { readWords } from './words/read-words'

/** The meaning of search words for a list. */
export type SearchMeaning = Omit<WordsMeaning, 'reference'> & {
  /** The words are the ID or the code of this listing. */
  listingId?: number
}

type SearchContext = { locale: Locale; goal: ListingGoal; today: string }

/**
 * Parses a whole text: as the ID of a listing, as words, or as a prefix that the hero panel would match. A postal code
 * wins over an ID that looks like it.
 */
export function readSearchWords(
  index: SearchIndex,
  named: KnownNames,
  text: string,
  asked: SearchContext,
): SearchMeaning {
  const wanted = foldText(text)
  const listing = named.places.codesOf(wanted) ? undefined : listingOf(index, wanted)
  if (listing) return { ...nothing, listingId: listing.id }
  const { reference, ...meaning } = readWords(text, named, asked)
  if (reference !== undefined) return withReference(meaning, index, reference)
  const [first = '', ...others] = [...meaning.unknown, ...meaning.lookedFor]
  const isOneUnknown = others.length === 0 && foldText(first) === wanted
  return (isOneUnknown && begun(index, text)) || meaning
}

const nothing: SearchMeaning = { webIds: [], zips: [], lookedFor: [], unknown: [] }

/** By ID, or by the agency's own code, perhaps among words for it: "ref. TIL-S-2706". */
function listingOf(index: SearchIndex, wanted: string): IndexedListing | undefined {
  const { byId, byCode, longestCode } = namesOf(index)
  const whole = byId.get(wanted) ?? byCode.get(wanted)
  if (whole) return whole
  const words = wanted.split(' ')
  const runs = words.flatMap((_, from) =>
    Array.from({ length: longestCode }, (_, length) => words.slice(from, from + length + 1).join(' ')),
  )
  const code = runs.find((run) => isTelling(run) && byCode.has(run))
  return code === undefined ? undefined : byCode.get(code)
}

/** Only beside a code of letters and digits can there be other words: "villa 5" is not the listing with code 5. */
const isTelling = (code: string) => /[a-z].*\d/.test(code)

type Names = { byId: Map<string, IndexedListing>; byCode: Map<string, IndexedListing>; longestCode: number }
const namesByIndex = new WeakMap<SearchIndex, Names>()

function namesOf(index: SearchIndex): Names {
  const known = namesByIndex.get(index)
  if (known) return known
  const withCode = index.listings.flatMap((listing) =>
    listing.code ? [[listing.code, listing] as const] : [],
  )
  const names = {
    byId: new Map(index.listings.map((listing) => [String(listing.id), listing])),
    byCode: new Map(withCode),
    longestCode: withCode.reduce((longest, [code]) => Math.max(longest, code.split(' ').length), 1),
  }
  namesByIndex.set(index, names)
  return names
}

function withReference(meaning: SearchMeaning, index: SearchIndex, reference: number): SearchMeaning {
  const listingId = listingOf(index, String(reference))?.id
  return listingId
    ? { ...meaning, listingId }
    : { ...meaning, unknown: [...meaning.unknown, String(reference)] }
}

/** Matches as the panel does. A list combines places and types, so only one of the two can be meant. */
function begun(index: SearchIndex, text: string): SearchMeaning | undefined {
  const { types, cities } = searchIndexed(index, text)
  const zips = [...new Set(cities.map(({ zip }) => zip))]
  if (zips.length > 0) return { ...nothing, zips }
  return types.length > 0 ? { ...nothing, webIds: types.map(({ webId }) => webId) } : undefined
}
