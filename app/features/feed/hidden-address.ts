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

/** Street names of a record with a hidden address, in lower case and all languages. */
export function hiddenStreets(facts: AddressedRecord, records: readonly AddressedRecord[]): string[] {
  if (facts.PublishAddress ?? facts.PublicAddress ?? false) return []
  return records.flatMap(({ Street }) => (Street && Street.length >= shortest ? Street.toLowerCase() : []))
}

export const containsStreet = (text: string | undefined, streets: readonly string[]): boolean =>
  text !== undefined && streets.some((street) => text.toLowerCase().includes(street))

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
