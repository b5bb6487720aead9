import type { FilterName } from '~/kernel/filter-parameters'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { listingFeatures } from '../filters/features'
import { listOf, readFilters } from '../filters/filter-values'
import { type AlternativeSet, type AnyFilter, allFilters, alternativeSets } from '../filters/filters'
import { searchedStates } from '../filters/searched-listing'
import type { ListingFilter } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import { countInBoth, keepBits, numbersOf } from './code-bits'
import type { ListingColumns, Place } from './listing-columns'
import { selectSlots } from './select-slots'

/** Filters whose values are alternatives; those of places are alternatives of each other as well. */
const groups = ['where', ...alternativeSets] as const
type Group = (typeof groups)[number]

/** How many listings each choice of a filter would leave beside all other filters. */
export type Facets = {
  places: (Place & { total: number })[]
  types: { webIds: readonly number[]; total: number }[]
  /** Totals by value of each filter with fixed choices. */
  of: Partial<Record<FilterName, ReadonlyMap<unknown, number>>>
}

const facadeCounts = allFilters.find(({ name }) => name === 'facades')?.codec.order?.map(Number) ?? []

const groupOf = ({ test }: AnyFilter): Group | undefined =>
  test.by === 'any' ? test.of : test.by === 'where' ? 'where' : undefined

/**
 * The slots that choices are counted among, a bit each.
 * @property all - those that meet every filter
 * @property beside - by group that is asked for, those that meet all other filters
 */
export type CountedSlots = { all: Uint32Array; beside: ReadonlyMap<Group, Uint32Array> }

/** The slots that meet each filter are found once; what a group leaves to others is all that the other groups leave. */
export function slotsToCount(
  columns: ListingColumns,
  filter: ListingFilter,
  places: PlaceLookup,
  ids?: ReadonlySet<number>,
): CountedSlots {
  const among = selectSlots(columns, only(filter, undefined), places, { ids })
  const asked = groups.filter((group) => isAsked(filter, group))
  const meets = asked.map((group) => selectSlots(columns, only(filter, group), places, { among }))
  const besides = asked.map((_, at) => inAll(among, meets.toSpliced(at, 1)))
  return {
    all: inAll(among, meets),
    beside: new Map(asked.map((group, at) => [group, besides[at] ?? among])),
  }
}

function inAll(first: Uint32Array, others: readonly Uint32Array[]): Uint32Array {
  const bits = first.slice()
  for (const other of others) keepBits(bits, other)
  return bits
}

const filtersOf = Map.groupBy(allFilters, groupOf)

const isAsked = (filter: ListingFilter, group: Group) =>
  filtersOf.get(group)?.some(({ name }) => listOf(filter[name]).length > 0)

const open = readFilters(new URLSearchParams())

/** The filters of one group, or those of none. */
function only(filter: ListingFilter, group: Group | undefined): ListingFilter {
  const kept = filtersOf.get(group)?.map(({ name }) => [name, filter[name]]) ?? []
  return { ...open, ...Object.fromEntries(kept), goal: filter.goal }
}

/**
 * Counts the choices of all filters.
 * @param near - by value, the slots near a point of that kind
 */
export function countChoices(
  columns: ListingColumns,
  { all, beside }: CountedSlots,
  near: ReadonlyMap<string, Uint32Array>,
): Facets {
  const { places, types, bits } = columns
  const countOf = (group: AlternativeSet, code: number) =>
    bits.countAmong(beside.get(group) ?? all, group, code)
  const ofPlaces = countPlaces(columns, beside.get('where') ?? all)
  return {
    places: places.values.map((place, code) => ({ ...place, total: ofPlaces[code] ?? 0 })),
    types: types.values.map((webIds, code) => ({ webIds, total: countOf('webIds', code) })),
    of: {
      subtypes: new Map(listingSubtypes.map((name, code) => [name, countOf('subtypes', code)])),
      features: new Map(listingFeatures.map((name, code) => [name, bits.countAmong(all, 'features', code)])),
      facades: new Map(facadeCounts.map((count) => [count, countOf('facades', count)])),
      states: new Map(searchedStates.map((state, code) => [state, countOf('states', code)])),
      near: new Map([...near].map(([kind, isNear]) => [kind, countInBoth(all, isNear)])),
    },
  }
}

/** There are too many places to ask for each. */
function countPlaces({ place, places }: ListingColumns, slots: Uint32Array): Uint32Array {
  const totals = new Uint32Array(places.values.length)
  const numbers = numbersOf(slots)
  for (let at = 0; at < numbers.length; at += 1) {
    const code = Number(place[Number(numbers[at])])
    totals[code] = Number(totals[code]) + 1
  }
  return totals
}
