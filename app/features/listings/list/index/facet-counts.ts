import type { FilterName } from '~/kernel/filter-parameters'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { listingFeatures } from '../filters/features'
import { listOf, readFilters } from '../filters/filter-values'
import { type AnyFilter, allFilters } from '../filters/filters'
import { searchedStates } from '../filters/searched-listing'
import type { ListingFilter } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import type { ListingColumns, Place } from './listing-columns'
import { selectSlots } from './select-slots'

/** Filters whose values are alternatives; those of places are alternatives of each other as well. */
const groups = ['where', 'webIds', 'subtypes', 'facades', 'states'] as const
type Group = (typeof groups)[number]

/** How many listings each choice of a filter would leave beside all other filters. */
export type Facets = {
  places: (Place & { total: number })[]
  types: { webIds: readonly number[]; total: number }[]
  /** Totals by value of each filter with fixed choices. */
  of: Partial<Record<FilterName, ReadonlyMap<unknown, number>>>
}

const groupOf = ({ test }: AnyFilter): Group | undefined =>
  test.by === 'any' ? test.of : test.by === 'where' ? 'where' : undefined

/** A mark of every group is above that of what meets every filter. */
const meetsAll = 1
const firstCode = 2
const codeOf = (group: Group) => groups.indexOf(group) + firstCode

/**
 * Marks each slot: 1 if it meets every filter, the code of a group if it fails that group alone, else 0. So one set of
 * marks counts the choices of every group as if nothing were chosen in it.
 */
export function markSlots(
  columns: ListingColumns,
  filter: ListingFilter,
  places: PlaceLookup,
  ids?: ReadonlySet<number>,
): Uint8Array {
  const marks = selectSlots(columns, only(filter, undefined), places, ids)
  for (const group of groups) {
    if (!isAsked(filter, group)) continue
    const meets = selectSlots(columns, only(filter, group), places)
    markFailed(marks, meets, codeOf(group))
  }
  return marks
}

const isAsked = (filter: ListingFilter, group: Group) =>
  allFilters.some((one) => groupOf(one) === group && listOf(filter[one.name]).length > 0)

const open = readFilters(new URLSearchParams())

/** The filters of one group, or those of none. */
function only(filter: ListingFilter, group: Group | undefined): ListingFilter {
  const kept = allFilters.filter((one) => groupOf(one) === group).map(({ name }) => [name, filter[name]])
  return { ...open, ...Object.fromEntries(kept), goal: filter.goal }
}

function markFailed(marks: Uint8Array, meets: Uint8Array, code: number) {
  for (let slot = 0; slot < marks.length; slot += 1)
    if (marks[slot] && !meets[slot]) marks[slot] = marks[slot] === meetsAll ? code : 0
}

/**
 * Counts the choices of all filters by the marks of `markSlots`.
 * @param near - by value, the slots near a point of that kind
 */
export function countChoices(
  columns: ListingColumns,
  marks: Uint8Array,
  near: ReadonlyMap<string, Uint8Array>,
): Facets {
  const { places, types } = columns
  const slots = { all: markedSlots(marks), marks }
  const ofPlaces = countCodes(slots, codeOf('where'), columns.place, places.values.length)
  const ofTypes = countCodes(slots, codeOf('webIds'), columns.type, types.values.length)
  const facades = countCodes(slots, codeOf('facades'), columns.facades, 5)
  const states = countCodes(slots, codeOf('states'), columns.state, searchedStates.length)
  return {
    places: places.values.map((place, code) => ({ ...place, total: ofPlaces[code] ?? 0 })),
    types: types.values.map((webIds, code) => ({ webIds, total: ofTypes[code] ?? 0 })),
    of: {
      subtypes: countBits(slots, codeOf('subtypes'), columns.subtypes, listingSubtypes),
      features: countBits(slots, meetsAll, columns.features, listingFeatures),
      facades: new Map([...facades].map((total, count) => [count, total])),
      states: new Map(searchedStates.map((state, code) => [state, states[code] ?? 0])),
      near: new Map(
        [...near].map(([kind, isNear]) => [kind, countCodes(slots, meetsAll, isNear, 2)[1] ?? 0]),
      ),
    },
  }
}

/** @property all - the slots that have a mark: few where filters are set, so that only those are counted */
type MarkedSlots = { all: Int32Array; marks: Uint8Array }

function markedSlots(marks: Uint8Array): Int32Array {
  const slots = new Int32Array(marks.length)
  let length = 0
  for (let slot = 0; slot < marks.length; slot += 1) {
    if (!marks[slot]) continue
    slots[length] = slot
    length += 1
  }
  return slots.subarray(0, length)
}

/** Loops of their own, without a call for each listing: several times as fast. */
function countCodes(
  { all, marks }: MarkedSlots,
  group: number,
  codes: Uint8Array | Uint16Array,
  length: number,
) {
  const totals = new Uint32Array(length)
  for (let at = 0; at < all.length; at += 1) {
    const slot = Number(all[at])
    const mark = marks[slot]
    if (mark !== meetsAll && mark !== group) continue
    const code = Number(codes[slot])
    totals[code] = Number(totals[code]) + 1
  }
  return totals
}

function countBits<Name>(
  { all, marks }: MarkedSlots,
  group: number,
  values: Uint32Array,
  names: readonly Name[],
) {
  const totals = new Uint32Array(32)
  for (let at = 0; at < all.length; at += 1) {
    const slot = Number(all[at])
    const mark = marks[slot]
    if (mark !== meetsAll && mark !== group) continue
    for (let bits = Number(values[slot]); bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      totals[bit] = Number(totals[bit]) + 1
    }
  }
  return new Map(names.map((name, bit) => [name, totals[bit] ?? 0]))
}
