import type { ListingGoal } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import { type SearchIndex, searchIndexed } from './search-index'
import type { Named } from './words/items'
import { readWords, type WordsMeaning } from './words/read-words'

/** What words typed into a search box mean to a list. */
export type SearchMeaning = Omit<WordsMeaning, 'reference'> & {
  /** The words are the ID of this listing. */
  listingId?: number
}

type Asked = { locale: Locale; goal: ListingGoal }

/**
 * Reads a whole text: as the ID of a listing, as words, or as the beginning of a name that the hero panel would
 * show. A postal code wins over an ID that looks like it.
 */
export function readSearchWords(index: SearchIndex, named: Named, text: string, asked: Asked): SearchMeaning {
  const wanted = foldText(text)
  const listing = named.places.hasZip(wanted) ? undefined : listingOf(index, wanted)
  if (listing) return { webIds: [], zips: [], listingId: listing.id, unknown: [] }
  const { reference, ...meaning } = readWords(text, named, asked)
  if (reference !== undefined) return withReference(meaning, index, reference)
  const isOneUnknown = meaning.unknown.length === 1 && foldText(meaning.unknown[0] ?? '') === wanted
  return (isOneUnknown && begun(index, text)) || meaning
}

const listingOf = (index: SearchIndex, id: string) =>
  index.listings.find((listing) => String(listing.id) === id)

function withReference(meaning: SearchMeaning, index: SearchIndex, reference: number): SearchMeaning {
  const listingId = listingOf(index, String(reference))?.id
  return listingId
    ? { ...meaning, listingId }
    : { ...meaning, unknown: [...meaning.unknown, String(reference)] }
}

/** As the panel shows it. A list takes places and types together, so of the two only one can be meant. */
function begun(index: SearchIndex, text: string): SearchMeaning | undefined {
  const { types, cities } = searchIndexed(index, text)
  const zips = [...new Set(cities.map(({ zip }) => zip))]
  if (zips.length > 0) return { webIds: [], zips, unknown: [] }
  return types.length > 0 ? { webIds: types.map(({ webId }) => webId), zips: [], unknown: [] } : undefined
}
