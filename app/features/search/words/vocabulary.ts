import type { ListingFeature } from '~/features/listings/public'
import type { ListingSubtype } from '~/kernel/listing-subtypes'
import { type Locale, locales } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import nl from './nl.json'

/** What a word says of a home, or does in a sentence. The files have a list of words for each. */
export type Kind = Exclude<keyof typeof nl, NumberList>
/** Lists of words that stand for a number each. */
type NumberList = 'numbers' | 'months' | 'ordinals'

/** Kinds of homes, apart from what an agency calls its types. */
export const concepts = [
  'house',
  'studio',
  'apartment',
  'land',
  'investment',
  'commercial',
  'garage',
] as const
export type Concept = (typeof concepts)[number]

/** Words for a subtype, and the kind of home that it is one of. */
export const subtypeKinds = {
  villa: { subtype: 'villa', of: 'house' },
  bungalow: { subtype: 'bungalow', of: 'house' },
  townHouse: { subtype: 'town-house', of: 'house' },
  farm: { subtype: 'farm', of: 'house' },
  groundFloor: { subtype: 'ground-floor', of: 'apartment' },
  duplex: { subtype: 'duplex', of: 'apartment' },
  penthouse: { subtype: 'penthouse', of: 'apartment' },
  loft: { subtype: 'loft', of: 'apartment' },
  studentRoom: { subtype: 'student-room', of: 'studio' },
  mixedUse: { subtype: 'mixed-use', of: 'commercial' },
  office: { subtype: 'office', of: 'commercial' },
  annuity: { subtype: 'annuity', of: undefined },
} as const satisfies Partial<Record<Kind, { subtype: ListingSubtype; of: Concept | undefined }>>

/** Words for a feature that a filter knows. */
export const featureKinds = {
  garden: 'garden',
  terrace: 'terrace',
  lift: 'lift',
  pool: 'pool',
  parking: 'parking',
  furnished: 'furnished',
  pets: 'pets',
  newBuild: 'new',
  toRenovate: 'to-renovate',
  passive: 'passive',
  cellar: 'cellar',
  attic: 'attic',
} as const satisfies Partial<Record<Kind, ListingFeature>>

/** Words that say how many facades a house has. */
export const facadeKinds = { terraced: 2, semiDetached: 3, detached: 4 } as const satisfies Partial<
  Record<Kind, 2 | 3 | 4>
>

export type Entry = {
  kinds: ReadonlySet<Kind>
  number?: number
  /** 1 is January. */
  month?: number
  /** "Third" is 3. */
  ordinal?: number
}

type Words = Record<Kind, string[]> & Record<NumberList, Record<string, number>>

export const wordFiles: Record<Locale, Words> = { nl, fr, en, de }

/** Signs are understood in every language. */
const signs: Record<string, Kind> = {
  '€': 'euro',
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '±': 'around',
}
const moreSigns: Record<string, Kind> = { '+/-': 'around', '+': 'orMore', '#': 'reference' }

const entries = new Map(locales.map((locale) => [locale, entriesOf(wordFiles[locale])]))

function entriesOf({ numbers, months, ordinals, ...kinds }: Words): Map<string, Entry> {
  const found = new Map<string, Entry & { kinds: Set<Kind> }>()
  const entryOf = (phrase: string) => {
    const entry = found.get(phrase) ?? { kinds: new Set() }
    found.set(phrase, entry)
    return entry
  }
  for (const [kind, phrases] of Object.entries(kinds) as [Kind, string[]][])
    for (const phrase of phrases.flatMap(spellings)) entryOf(phrase).kinds.add(kind)
  const counted = { number: numbers, month: months, ordinal: ordinals }
  for (const name of ['number', 'month', 'ordinal'] as const)
    for (const [phrase, value] of Object.entries(counted[name]))
      for (const spelling of spellings(phrase)) entryOf(spelling)[name] = value
  for (const [sign, kind] of Object.entries({ ...signs, ...moreSigns })) entryOf(sign).kinds.add(kind)
  return found
}

/**
 * Also as it is typed on a keyboard without umlauts: Häuser, Hauser, Haeuser; and as French says it before a
 * vowel: "moins d’un million".
 */
function spellings(phrase: string): string[] {
  const wide = phrase.replace(/[äöüÄÖÜ]/g, (letter) => `${foldText(letter)}e`)
  const elided = phrase.replace(/ de$/, ' d')
  return [...new Set([phrase, wide, elided].map(foldText))]
}

const phrases = new Set([...entries.values()].flatMap((known) => [...known.keys()]))

/** Words of the longest phrase. */
export const longestPhrase = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length))

/** What a folded phrase means in a language. */
export const entryIn = (phrase: string, language: Locale): Entry | undefined =>
  entries.get(language)?.get(phrase)

/** Whether a phrase can be of a kind in any language: "en" joins in Dutch, and is "in" in French. */
export const canBe = (phrase: string, kind: Kind): boolean =>
  locales.some((locale) => entryIn(phrase, locale)?.kinds.has(kind))

/**
 * The languages, the one that most of the words are of first; the page's own where they say nothing of it.
 * "Land" is a plot in English, the countryside in German.
 */
export function languagesOf(words: readonly string[], own: Locale): Locale[] {
  const known = (locale: Locale) => words.filter((word) => entries.get(locale)?.has(word)).length
  const counts = new Map(locales.map((locale) => [locale, known(locale) + (locale === own ? 0.5 : 0)]))
  return locales.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

/** The single words of some kinds in some languages, with what they mean. */
export function wordsOf(
  languages: readonly Locale[],
  accepts: (entry: Entry) => boolean,
): Map<string, Entry> {
  const all = languages.flatMap((language) => [...(entries.get(language) ?? [])])
  return new Map(all.filter(([phrase, entry]) => !phrase.includes(' ') && accepts(entry)))
}
