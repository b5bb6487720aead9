import { allListingFields } from '~/kernel/listing-fields'
import type { ListingRow } from './listing-rows'

/** What decides what of a listing may be shown. */
export type Publishing = Pick<ListingRow, 'publishPrice' | 'publishAddress'>

type Values = Record<string, unknown>

const paths = allListingFields.map(({ at, hiddenBy }) => {
  const names = at.split('.')
  return { above: names.slice(0, -1), name: names.at(-1) ?? '', hiddenBy }
})

/**
 * Details or words as the public may know them: built from the fields of the table, each only where nothing hides it.
 * What is in no row of the table is not shown.
 */
export function pickFields<Fields extends object>(given: Fields, publishing: Publishing): Fields {
  const shown: Values = {}
  for (const { above, name, hiddenBy } of paths) {
    const at = placesAt(given as Values, shown, above)
    if (at && name in at.from && mayShow(hiddenBy, publishing)) at.to[name] = at.from[name]
  }
  return shown as Fields
}

/** The objects at a path, in what is given and in what is shown: a group stays one, also with all of it hidden. */
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

/** Whether what something hides may be shown all the same. */
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
