import { plainLetters } from '~/kernel/plain-letters'
import type { FieldProblem } from './read-record'

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
        Pictures?: Named[] | undefined
        FloorPlans?: Named[] | undefined
        Documents?: Named[] | undefined
      }
    | undefined
}
type Named = { Name?: string | undefined } | undefined

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

/** Street names of a record with a hidden address, in all languages, as letters alone. */
export function hiddenStreets(facts: AddressedRecord, records: readonly AddressedRecord[]): string[] {
  if (facts.PublishAddress ?? facts.PublicAddress ?? false) return []
  return records.map(({ Street = '' }) => lettersOf(Street)).filter((letters) => letters.length >= shortest)
}

/**
 * Tells whether a text names one of the streets, however it is spelled.
 * @param streets - as `hiddenStreets` returns them
 */
export function containsStreet(text: string | undefined, streets: readonly string[]): boolean {
  if (!text || streets.length === 0) return false
  const letters = lettersOf(text)
  return streets.some((street) => letters.includes(street))
}

const lists = ['Pictures', 'FloorPlans', 'Documents'] as const

/**
 * Finds texts of a record that reveal its hidden address. Titles and descriptions are only reported, since they are the
 * agency's own; file names are removed, because they would appear in addresses of the site.
 */
export function findStreetLeaks(
  { TypeDescription, Details = {} }: AddressedRecord,
  streets: readonly string[],
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
