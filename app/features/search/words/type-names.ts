import { type Locale, locales } from '~/kernel/locale'
import { foldText } from '~/kernel/search-text'
import { compoundOf } from './compounds'
import { type Concept, concepts, type Entry, entryIn, type Kind, longestPhrase, wordsOf } from './vocabulary'

/** A main type with its name in every language. */
export type NamedType = { webId: number; names: Partial<Record<Locale, string>> }

export type TypeNames = ReturnType<typeof typeNames>

/**
 * Finds an agency's types by what visitors call them. A type that is named is meant alone ("villa" where the
 * agency has villas and houses); other words mean every type of that kind of home, by the words in its name.
 */
export function typeNames(types: readonly NamedType[]) {
  const called = new Map<string, number[]>()
  const ofConcept = new Map<Concept, number[]>()
  for (const { webId, names } of types) {
    for (const [language, name] of Object.entries(names)) {
      for (const part of partsOf(name)) add(called, `${language} ${part}`, webId)
      for (const concept of conceptsIn(name)) add(ofConcept, concept, webId)
    }
  }
  return {
    called: (words: string, language: Locale) => called.get(`${language} ${words}`),
    meant: (kinds: ReadonlySet<Kind>) =>
      concepts.filter((concept) => kinds.has(concept)).flatMap((concept) => ofConcept.get(concept) ?? []),
  }
}

/** Single words for each type in any language, folded: what it is called elsewhere, and words for its kind of home. */
export function wordsForTypes(types: readonly NamedType[]): Map<number, string[]> {
  const { meant } = typeNames(types)
  const isHome = ({ kinds }: Entry) => concepts.some((concept) => kinds.has(concept))
  const words = new Map<number, string[]>()
  for (const { webId, names } of types) words.set(webId, [...new Set(Object.values(names).flatMap(partsOf))])
  for (const [word, { kinds }] of wordsOf(locales, isHome))
    for (const webId of meant(kinds)) words.set(webId, [...new Set([...(words.get(webId) ?? []), word])])
  return words
}

const add = <Key>(map: Map<Key, number[]>, key: Key, webId: number) =>
  map.set(key, [...new Set([...(map.get(key) ?? []), webId])])

/** "Huis/villa/hoeve" is called huis, villa, and hoeve. */
const partsOf = (name: string) =>
  name
    .split(/[/,|&]/)
    .map(foldText)
    .filter(Boolean)

function conceptsIn(name: string): Concept[] {
  const words = foldText(name).split(' ')
  const found: Entry[] = []
  for (let at = 0; at < words.length; ) {
    const { length, entries } = longestAt(words, at)
    found.push(...entries)
    at += length
  }
  return concepts.filter((concept) => found.some(({ kinds }) => kinds.has(concept)))
}

function longestAt(words: readonly string[], at: number): { length: number; entries: Entry[] } {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const entries = locales.flatMap((language) => entryIn(phrase, language) ?? [])
    if (entries.length > 0) return { length, entries }
  }
  return { length: 1, entries: compoundOf(words[at] ?? '') ?? [] }
}
