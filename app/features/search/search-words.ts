import type { ListingGoal } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import { type SearchIndex, searchIndexed } from './search-index'
import type { KnownNames } from './words/items'
import { readWords, type WordsMeaning } from './words/read-words'

/** The meaning of search words for a list. */
export type SearchMeaning = Omit<WordsMeaning, 'reference'> & {
  /** The words are the ID of this listing. */
  listingId?: number
}

type SearchContext = { locale: Locale; goal: ListingGoal }

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
  const listing = named.places.hasZip(wanted) ? undefined : listingOf(index, wanted)
  if (listing) return { webIds: [], zips: [], listingId: listing.id, unknown: [] }
  const { reference, ...meaning } = readWords(text, named, asked)
  if (reference !== undefined) return withReference(meaning, index, reference)
  const isOneUnknown = meaning.unknown.length === 1 && foldText(meaning.unknown[0] ?? '') === wanted
  return (isOneUnknown && begun(index, text)) || meaning
}

/** By ID, or by the agency's own code, perhaps after a word for it: "ref. TIL-S-2706". */
const listingOf = (index: SearchIndex, wanted: string) =>
  index.listings.find(({ id, code }) => String(id) === wanted || (code !== undefined && isCode(wanted, code)))

/** Only behind a code of letters and digits can there be other words: "villa 5" is not the listing with code 5. */
const isCode = (wanted: string, code: string) =>
  wanted === code || (/[a-z].*\d/.test(code) && wanted.endsWith(` ${code}`))

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
  if (zips.length > 0) return { webIds: [], zips, unknown: [] }
  return types.length > 0 ? { webIds: types.map(({ webId }) => webId), zips: [], unknown: [] } : undefined
}
