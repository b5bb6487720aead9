import type { ListingSubtype } from '~/kernel/listing-subtypes'
import type { Locale } from '~/kernel/locale'
import { areaById, communeOfZip } from '~/kernel/places/areas'
import { type CountryCode, codeOf } from '~/kernel/places/municipalities'
import type { AreaNames } from './area-names'
import { compoundOf } from './compounds'
import { type GuessesLeft, guessedPlace, misspeltWord } from './guesses'
import type { PlaceNames, PlacesMeant } from './place-names'
import { type Token, tokensOf } from './tokens'
import type { TypeNames } from './type-names'
import { canBe, concepts, entryIn, type Kind, languagesOf, longestPhrase } from './vocabulary'

/** A run of tokens that means one thing, or a word that means nothing to us. */
export type Item = PlacesMeant & {
  start: number
  end: number
  folded: string
  dashed: boolean
  slashed: boolean
  apart: boolean
  elided: boolean
  kinds: ReadonlySet<Kind>
  /** Of digits, or of a word for a number. */
  number?: number
  isDigits: boolean
  /** 1 is January. */
  month?: number
  /** "Third" is 3. */
  ordinal?: number
  /** Part of what is not wanted. */
  isExcluded?: true
  /** Main types that are called this. */
  webIds?: number[]
}

export const isMeaningless = ({ kinds, number, month, ordinal, zips, areas, webIds }: Item): boolean =>
  kinds.size === 0 && ![number, month, ordinal, zips, areas, webIds].some((meaning) => meaning !== undefined)

/** A kind of home, or a type of the agency. */
export const isHome = ({ kinds, webIds }: Item): boolean =>
  webIds !== undefined || concepts.some((concept) => kinds.has(concept))

/** What words can name. */
export type KnownNames = {
  places: PlaceNames
  types: TypeNames
  /** Subtypes that some listing is. */
  subtypes: ReadonlySet<ListingSubtype>
  areas: AreaNames
}

/** "Braine le Comte" with its zip; the longest names have five words. */
const longestRun = Math.max(5, longestPhrase)
/** Mistakes in spelling are looked for in so many runs of words: no text makes this slow. */
const mostGuesses = 30

/** What a text is made of, from left to right, each time the longest run that means something. */
export function itemsOf(text: string, named: KnownNames, locale: Locale): Item[] {
  const tokens = tokensOf(text)
  const languages = languagesOf(
    tokens.map(({ folded }) => folded),
    locale,
  )
  const guesses = { left: mostGuesses }
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const run =
      placeInside(tokens, at, named, items) ??
      knownRun(tokens, at, named, languages) ??
      guessedRun(tokens, at, named, languages, guesses)
    items.push(...run.items)
    at += run.length
  }
  return items
}

type Run = { length: number; items: Item[] }

/** "Huis in Lot" means the village, although a lot is land. */
function placeInside(
  tokens: Token[],
  at: number,
  { places, areas }: KnownNames,
  before: readonly Item[],
): Run | undefined {
  if (tokens[at]?.apart || !saysWhere(before)) return undefined
  for (let length = Math.min(longestRun, tokens.length - at); length > 0; length -= 1) {
    const item = itemOf(tokens.slice(at, at + length))
    const called = item.isDigits ? undefined : areas(item.folded)
    if (called) return { length, items: [{ ...item, areas: called }] }
    const meant = item.isDigits ? undefined : places.called(item.folded)
    if (meant) return { length, items: [{ ...item, ...meant }] }
  }
  return undefined
}

/** Also the "à" of "maison à Lot" on an English page, where a word like "a" is an article first. */
function saysWhere(before: readonly Item[]): boolean {
  const [home, word] = before.slice(-2)
  const last = before.at(-1)
  if (!last) return false
  if (last.kinds.has('inside') || last.kinds.has('near')) return true
  if (!home || !word || !isHome(home)) return false
  return canBe(word.folded, 'inside')
}

function knownRun(tokens: Token[], at: number, named: KnownNames, languages: Locale[]): Run | undefined {
  for (let length = Math.min(longestRun, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length)
    const item = knownItem(run, named, languages)
    if (item) return { length, items: [item] }
  }
  return undefined
}

function knownItem(
  run: Token[],
  { places, types, areas }: KnownNames,
  languages: Locale[],
): Item | undefined {
  const item = itemOf(run)
  const name = item.folded
  if (item.isDigits) return { ...item, ...placesOfCode(name, run[0]?.country, places) }
  const { entry, webIds } = meaningOf(name, types, languages)
  // A well-known place is meant before a garden or a forest, never before a word that filters or joins.
  const isOrdinary = entry?.kinds.size === 1 && entry.kinds.has('ordinary') && entry.number === undefined
  const called = entry && !isOrdinary ? undefined : areas(name)
  if (called) return { ...item, areas: called }
  const found = entry ? isOrdinary && places.wellKnown(name) : places.called(name)
  const meant = found || (entry && !isOrdinary ? undefined : calledWithZip(run, places))
  if (meant) return { ...item, ...meant }
  return entry || webIds ? { ...item, ...entry, kinds: entry?.kinds ?? nothing, webIds } : undefined
}

/** A code with its country is a place also where nothing is known there; of a street in Luxembourg its commune. */
function placesOfCode(digits: string, country: CountryCode | undefined, places: PlaceNames): PlacesMeant {
  const zips = places.codesOf(digits, country)
  if (zips || !country) return { zips }
  const commune = country === 'LU' ? communeOfZip(digits) : undefined
  return commune ? { areas: [commune] } : { zips: [codeOf({ zip: digits, country })] }
}

/** In the first language that knows it, as a word or as a name of a type. */
function meaningOf(name: string, types: TypeNames, languages: Locale[]) {
  for (const language of languages) {
    const [entry, webIds] = [entryIn(name, language), types.called(name, language)]
    if (entry || webIds) return { entry, webIds }
  }
  return {}
}

/** "1651 Lot", "Halle 1500": one place, although a lot is land. */
function calledWithZip(run: Token[], places: PlaceNames): PlacesMeant | undefined {
  const [first, last] = [run[0], run.at(-1)]
  const digits = [first, last].find((token) => token?.number !== undefined)
  if (run.length < 2 || !digits) return undefined
  const words = run.filter((token) => token !== digits).map(({ folded }) => folded)
  const { zips = [], areas = [] } = places.called(words.join(' ')) ?? {}
  const codes = [...zips, ...areas.map((area) => areaById(area)?.mainCode)]
  const meant = places.codesOf(digits.folded, digits.country)?.filter((code) => codes.includes(code)) ?? []
  return meant.length > 0 ? { zips: meant } : undefined
}

const nothing: ReadonlySet<Kind> = new Set()

function itemOf(run: Token[]): Item {
  const [first, last] = [run[0], run.at(-1)]
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    folded: run.map(({ folded }) => folded).join(' '),
    dashed: first?.dashed ?? false,
    slashed: first?.slashed ?? false,
    apart: first?.apart ?? false,
    elided: last?.elided ?? false,
    kinds: nothing,
    number: run.length === 1 ? first?.number : undefined,
    isDigits: run.length === 1 && first?.number !== undefined,
  }
}

/** One word that is put together, or one or more that are short for a name or misspelt. */
function guessedRun(
  tokens: Token[],
  at: number,
  { places, areas }: KnownNames,
  languages: Locale[],
  guesses: GuessesLeft,
): Run {
  const item = itemOf(tokens.slice(at, at + 1))
  const parts = compoundOf(item.folded)
  if (parts) return { length: 1, items: parts.map((part) => ({ ...item, ...part })) }
  const word = misspeltWord(item.folded, languages)
  const place = guessedPlace(tokens, at, places, guesses)
  if (word && !(place && place.mistakes < word.mistakes)) {
    return { length: 1, items: [{ ...item, ...word.entry }] }
  }
  if (!place) return { length: 1, items: [item] }
  const run = tokens.slice(at, at + place.length)
  const called = place.name === undefined ? undefined : areas(place.name)
  return { length: place.length, items: [{ ...itemOf(run), ...(called ? { areas: called } : place.meant) }] }
}
