import { listingSubtypes } from '~/kernel/listing-subtypes'
import { listingFeatures } from '../filters/features'
import { listOf } from '../filters/filter-values'
import { type AnyFilter, allFilters } from '../filters/filters'
import { placeFilter } from '../filters/place-condition'
import { searchedStates } from '../filters/searched-listing'
import type { ListingFilter } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import { bitsOf, codeOfGoal, type ListingColumns } from './listing-columns'

/**
 * Marks the slots of all listings of a filter with 1. Each condition is one pass over one column, so that a hundred
 * thousand listings take a millisecond. It means the same as `matcherOf`, which a test compares.
 * @param ids - the listings whose texts have the words that are looked for
 */
export function selectSlots(
  columns: ListingColumns,
  filter: ListingFilter,
  lookup: PlaceLookup,
  ids?: ReadonlySet<number>,
): Uint8Array {
  const mask = columns.isLive.slice(0, columns.length)
  keepCodes(mask, columns.goal, tableOf(2, [codeOfGoal(filter.goal)]))
  for (const one of allFilters) {
    const asked = listOf(filter[one.name])
    if (asked.length > 0) applyFilter(columns, mask, one, asked)
  }
  keepPlaces(columns, mask, filter, lookup)
  if (ids) keepWhere(mask, (slot) => ids.has(columns.ids[slot] ?? 0))
  return mask
}

function applyFilter(columns: ListingColumns, mask: Uint8Array, { test }: AnyFilter, asked: unknown[]) {
  switch (test.by) {
    case 'least':
    case 'most': {
      const { toNumber = Number } = test
      const keep = test.by === 'least' ? keepLeast : keepMost
      return keep(mask, columns.measures[test.of], toNumber(asked[0]) ?? Number.NaN)
    }
    case 'any':
      return keepAny(columns, mask, test.of, asked)
    case 'all': {
      const bits = bitsOf(new Set(asked), listingFeatures as readonly unknown[])
      return keepAllBits(mask, columns.features, bits)
    }
  }
}

function keepAny(
  columns: ListingColumns,
  mask: Uint8Array,
  of: 'webIds' | 'subtypes' | 'facades' | 'states',
  asked: unknown[],
) {
  switch (of) {
    case 'webIds': {
      const holds = columns.types.test((webIds) => webIds.some((webId) => asked.includes(webId)))
      return keepCodes(mask, columns.type, holds)
    }
    case 'subtypes':
      return keepAnyBit(mask, columns.subtypes, bitsOf(new Set(asked), listingSubtypes as readonly unknown[]))
    case 'facades':
      return keepCodes(mask, columns.facades, tableOf(5, asked.map(Number)))
    case 'states': {
      const codes = asked.map((state) => (searchedStates as readonly unknown[]).indexOf(state))
      return keepCodes(mask, columns.state, tableOf(searchedStates.length, codes))
    }
  }
}

/** Postal codes are looked up once for each place, positions for each listing that is left. */
function keepPlaces(columns: ListingColumns, mask: Uint8Array, filter: ListingFilter, lookup: PlaceLookup) {
  const asked = placeFilter(filter, lookup)
  if (!asked) return
  const { inPlace, isClose, within } = asked
  const holds = inPlace && columns.places.test(inPlace)
  if (holds && !isClose) keepCodes(mask, columns.place, holds)
  if (!isClose && within.length === 0) return
  keepWhere(mask, (slot) => {
    const [lat, lng] = [Number(columns.latitude[slot]), Number(columns.longitude[slot])]
    const isThere = !holds || holds[columns.place[slot] ?? 0] === 1 || isClose?.(lat, lng) === true
    return isThere && within.every((one) => one(lat, lng, columns.isPoint(slot)))
  })
}

/** 1 at each of the codes. */
function tableOf(length: number, codes: readonly number[]): Uint8Array {
  const table = new Uint8Array(length)
  for (const code of codes) table[code] = 1
  return table
}

/** Loops of their own, without a call for each listing: several times as fast. */
function keepCodes(mask: Uint8Array, codes: Uint8Array | Uint16Array, holds: Uint8Array) {
  for (let slot = 0; slot < mask.length; slot += 1) if (!holds[codes[slot] ?? 0]) mask[slot] = 0
}

/** Comparing with NaN is false: what is unknown matches no bound. */
function keepLeast(mask: Uint8Array, values: Float64Array, bound: number) {
  for (let slot = 0; slot < mask.length; slot += 1) if (!(Number(values[slot]) >= bound)) mask[slot] = 0
}

function keepMost(mask: Uint8Array, values: Float64Array, bound: number) {
  for (let slot = 0; slot < mask.length; slot += 1) if (!(Number(values[slot]) <= bound)) mask[slot] = 0
}

function keepAllBits(mask: Uint8Array, values: Uint32Array, bits: number) {
  for (let slot = 0; slot < mask.length; slot += 1)
    if ((Number(values[slot]) & bits) >>> 0 !== bits) mask[slot] = 0
}

function keepAnyBit(mask: Uint8Array, values: Uint32Array, bits: number) {
  for (let slot = 0; slot < mask.length; slot += 1) if ((Number(values[slot]) & bits) === 0) mask[slot] = 0
}

function keepWhere(mask: Uint8Array, holds: (slot: number) => boolean) {
  for (let slot = 0; slot < mask.length; slot += 1) if (mask[slot] && !holds(slot)) mask[slot] = 0
}
