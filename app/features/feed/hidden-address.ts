import { plainLetters } from '~/kernel/plain-letters'
import type { FieldProblem } from './read-record'
import { shortestName, shortWordsOf } from './short-words'

/** Fields of a listing or project record that can reveal an address. */
export type AddressedRecord = {
  Street?: string | undefined
  PublishAddress?: boolean | undefined
  PublicAddress?: boolean | undefined
  TypeDescription?: string | undefined
  Details?:
    | {
        Title?: string | undefined
        Description?: string | undefined
        Pictures?: NamedFile[] | undefined
        FloorPlans?: NamedFile[] | undefined
        Documents?: NamedFile[] | undefined
      }
    | undefined
}
type NamedFile = { Name?: string | undefined } | undefined

/** In letters; shorter street names, such as "Dam", are part of too many words. */
const shortest = 5

/**
 * The letters and digits of a text, without accents: file names write a street in small letters with hyphens, in one word,
 * or with the apostrophe of a typewriter. Only what is not ASCII is folded, because every description is compared.
 */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[^a-z0-9]+/g, plainLetters)

/** A street as letters alone, and as words in their shortest spelling. */
export type HiddenStreet = { letters: string; words: string[] }

/** Street names of a record with a hidden address, in all languages. */
export function hiddenStreets(facts: AddressedRecord, records: readonly AddressedRecord[]): HiddenStreet[] {
  if (facts.PublishAddress ?? facts.PublicAddress ?? false) return []
  return records
    .map(({ Street = '' }) => ({ letters: lettersOf(Street), words: shortWordsOf(Street) }))
    .filter(({ letters }) => letters.length >= shortest)
}

/**
 * Tells whether a text names one of the streets, however it is spelled.
 * @param streets - as `hiddenStreets` returns them
 */
export function containsStreet(text: string | undefined, streets: readonly HiddenStreet[]): boolean {
  if (!text || streets.length === 0) return false
  const letters = lettersOf(text)
  if (streets.some((street) => letters.includes(street.letters))) return true
  // The text is split into words only where a street is likely: descriptions are long.
  const likely = streets.filter(
    ({ words }) => words.join('').length >= shortest && letters.includes(beginningOf(words)),
  )
  const words = likely.length > 0 ? ` ${shortWordsOf(text).join(' ')} ` : ''
  return likely.some((street) => words.includes(` ${street.words.join(' ')} `))
}

/** The first letters of the longest word, which every spelling of it has. */
const beginningOf = (words: readonly string[]) =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '').slice(0, shortestName)

const lists = ['Pictures', 'FloorPlans', 'Documents'] as const

/**
 * Finds texts of a record that reveal its hidden address. Titles and descriptions are only reported, since they are the
 * agency's own; file names are removed, because they would appear in addresses of the site.
 */
export function findStreetLeaks(
  { TypeDescription, Details = {} }: AddressedRecord,
  streets: readonly HiddenStreet[],
): FieldProblem[] {
  const reason = 'names a street that is not to be published'
  const texts = [
    { field: 'TypeDescription', text: TypeDescription, reason },
    { field: 'Details.Title', text: Details.Title, reason },
    { field: 'Details.Description', text: Details.Description, reason },
    ...lists.flatMap((list) =>
      (Details[list] ?? []).map((one, index) => ({
        field: `Details.${list}.${index}.Name`,
        text: one?.Name,
        reason: `${reason}; left out`,
      })),
    ),
  ]
  return texts.flatMap(({ field, text, reason: why }) =>
    containsStreet(text, streets) ? { field, reason: why } : [],
  )
}
