import { allListingFields } from '~/kernel/listing-fields'
import type { ListingRow } from './listing-rows'

/** The flags that decide which fields of a listing are public. */
export type Publishing = Pick<ListingRow, 'publishPrice' | 'publishAddress'>

type Values = Record<string, unknown>

const paths = allListingFields.map(({ at, hiddenBy }) => {
  const names = at.split('.')
  return { above: names.slice(0, -1), name: names.at(-1) ?? '', hiddenBy }
})

/**
 * Builds the public details or texts from the table of fields, leaving out hidden ones. Values that are not in the
 * table are never shown.
 */
export function pickFields<Fields extends object>(given: Fields, publishing: Publishing): Fields {
  const shown: Values = {}
  for (const { above, name, hiddenBy } of paths) {
    const at = placesAt(given as Values, shown, above)
    if (at && name in at.from && mayShow(hiddenBy, publishing)) at.to[name] = at.from[name]
  }
  return shown as Fields
}

/** The objects at a path, in the input and in the output: a group stays, even if all its fields are hidden. */
function placesAt(given: Values, shown: Values, above: readonly string[]) {
  let at = { from: given, to: shown }
  for (const name of above) {
    const inner = at.from[name]
    if (typeof inner !== 'object' || inner === null) return undefined
    at.to[name] ??= {}
    at = { from: inner as Values, to: at.to[name] as Values }
  }
  return at
}

/** Tells whether a field may be shown under these flags. */
export function mayShow(hiddenBy: 'price' | 'address' | 'nothing', publishing: Publishing): boolean {
  switch (hiddenBy) {
    case 'nothing':
      return true
    case 'price':
      return publishing.publishPrice
    case 'address':
      return publishing.publishAddress
  }
}
