import { foldText } from '~/kernel/search-text'
import { type IndexedCity, type IndexedType, occurs, type SearchIndex, searchIndexed } from './search-index'

/** What words typed into a search box mean to a list. */
export type SearchMeaning = {
  webIds: number[]
  zips: { zip: string; name: string }[]
  /** The words are the ID of this listing. */
  listingId?: number
  /** Words that mean nothing to us, as they were typed; neighbours stay together. */
  unknown: string[]
}

type Meant = { types: IndexedType[]; cities: IndexedCity[] }

/** A longer text is a letter, not a search; what follows is left out. */
const mostWords = 12
/** "Sint-Pieters-Leeuw" written with spaces, with its zip, is the longest thing to recognise as one. */
const longestName = 6
/** A single shorter word inside a name ("et", "de") says nothing of a type. */
const shortestWord = 3

/**
 * Reads a whole text: first as one thing (a municipality, a type, an ID, or the beginning of one as the hero
 * panel would show it), else word by word ("villa Ukkel"). A postal code wins over an ID that looks like it.
 */
export function readSearchWords(index: SearchIndex, text: string): SearchMeaning {
  const wanted = foldText(text)
  if (wanted === '') return { webIds: [], zips: [], unknown: [] }
  const whole = named(index, wanted)
  if (whole) return meaning(whole, [])
  const listing = index.listings.find(({ id }) => String(id) === wanted)
  if (listing) return { webIds: [], zips: [], listingId: listing.id, unknown: [] }
  return begun(index, text) ?? inParts(index, text.trim().split(/\s+/).slice(0, mostWords))
}

/** As the panel shows it. A list takes places and types together, so of the two only one can be meant. */
function begun(index: SearchIndex, text: string): SearchMeaning | undefined {
  const { types, cities } = searchIndexed(index, text)
  if (cities.length > 0) return meaning({ types: [], cities }, [])
  return types.length > 0 ? meaning({ types, cities }, []) : undefined
}

/** The longest run of words that is a name, from left to right. */
function inParts(index: SearchIndex, words: string[]): SearchMeaning {
  const found: Meant = { types: [], cities: [] }
  const unknown: string[][] = [[]]
  for (let at = 0; at < words.length; ) {
    const run = longestRun(index, words, at)
    if (run) {
      found.types.push(...run.meant.types)
      found.cities.push(...run.meant.cities)
      unknown.push([])
    } else unknown.at(-1)?.push(words[at] ?? '')
    at += run?.length ?? 1
  }
  return meaning(
    found,
    unknown.filter((run) => run.length > 0).map((run) => run.join(' ')),
  )
}

function longestRun(index: SearchIndex, words: string[], at: number) {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const meant = named(index, foldText(words.slice(at, at + length).join(' ')))
    if (meant) return { meant, length }
  }
  return undefined
}

/** What is called exactly this. A type may be called by a part of its name: "villa" is house/villa/farm. */
function named({ types, cities }: SearchIndex, wanted: string): Meant | undefined {
  const called = cities.filter(
    ({ zip, names }) => wanted === zip || names.some((name) => isName(wanted, zip, name)),
  )
  if (called.length > 0) return { types: [], cities: called }
  if (wanted.length < shortestWord) return undefined
  const kinds = types.filter(({ name }) => occurs(`${wanted} `, `${foldText(name)} `))
  return kinds.length > 0 ? { types: kinds, cities: [] } : undefined
}

const isName = (wanted: string, zip: string, name: string) =>
  wanted === name || wanted === `${zip} ${name}` || wanted === `${name} ${zip}`

function meaning({ types, cities }: Meant, unknown: string[]): SearchMeaning {
  const zips = new Map(cities.map(({ zip, name }) => [zip, { zip, name }]))
  return { webIds: [...new Set(types.map(({ webId }) => webId))], zips: [...zips.values()], unknown }
}
