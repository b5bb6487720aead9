import { listingSubtypes } from '~/kernel/listing-subtypes'
import { listingFeatures } from '../filters/features'
import { listOf } from '../filters/filter-values'
import { type AlternativeSet, type AnyFilter, allFilters } from '../filters/filters'
import { type PlaceFilter, placeFilter } from '../filters/place-condition'
import { searchedStates } from '../filters/searched-listing'
import type { ListingFilter } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import { keepBits } from './code-bits'
import { codeOfGoal, type ListingColumns } from './listing-columns'
import { SlotsLeft } from './slots-left'

/**
 * @property ids - the listings whose texts have the words that are looked for
 * @property among - the slots to choose from, instead of all of the goal
 */
type Range = { ids?: ReadonlySet<number> | undefined; among?: Uint32Array }

/**
 * A bit for each slot, set for all listings of a filter. Conditions on codes read a bit for each listing, those that compare
 * come after them and read only the listings that are left. It means the same as `matcherOf`, which a test compares.
 */
export function selectSlots(
  columns: ListingColumns,
  filter: ListingFilter,
  lookup: PlaceLookup,
  { ids, among }: Range = {},
): Uint32Array {
  const asked = placeFilter(filter, lookup)
  const holds = asked?.inPlace && columns.places.test(asked.inPlace)
  const set = allFilters.map((one) => ({ test: one.test, values: listOf(filter[one.name]) }))
  const given = set.filter(({ values }) => values.length > 0)
  const bits = among?.slice() ?? columns.bits.of('goal', [codeOfGoal(filter.goal)], columns.length)
  if (holds && !asked.isClose) keepBits(bits, columns.bits.of('place', codesOf(holds), columns.length))
  for (const { test, values } of given) keepCoded(columns, bits, test, values)
  const measured = given.filter(({ test }) => test.by === 'least' || test.by === 'most')
  const isPlaced = asked && (asked.isClose || asked.within.length > 0)
  if (measured.length === 0 && !ids && !isPlaced) return bits
  const left = new SlotsLeft(bits)
  for (const { test, values } of measured) keepMeasured(columns, left, test, values)
  if (ids) left.keepWhere((slot) => ids.has(columns.ids[slot] ?? 0))
  if (asked) keepPositions(columns, left, asked, holds)
  return left.bits(columns.length)
}

type Test = AnyFilter['test']

function keepCoded(columns: ListingColumns, bits: Uint32Array, test: Test, asked: unknown[]) {
  if (test.by === 'all')
    for (const one of asked)
      keepBits(bits, columns.bits.of('features', [indexIn(listingFeatures, one)], columns.length))
  if (test.by === 'any')
    keepBits(bits, columns.bits.of(test.of, codesAsked(columns, test.of, asked), columns.length))
}

function codesAsked(columns: ListingColumns, of: AlternativeSet, asked: unknown[]): number[] {
  switch (of) {
    case 'webIds':
      return codesOf(columns.types.test((webIds) => webIds.some((webId) => asked.includes(webId))))
    case 'subtypes':
      return asked.map((subtype) => indexIn(listingSubtypes, subtype))
    case 'facades':
      return asked.map(Number)
    case 'states':
      return asked.map((state) => indexIn(searchedStates, state))
  }
}

function keepMeasured(columns: ListingColumns, left: SlotsLeft, test: Test, asked: unknown[]) {
  if (test.by !== 'least' && test.by !== 'most') return
  const { toNumber = Number } = test
  const bound = toNumber(asked[0]) ?? Number.NaN
  const values = columns.measures[test.of]
  if (test.by === 'least') left.keepLeast(values, bound)
  else left.keepMost(values, bound)
}

/** @param holds - the places that are asked for, as an alternative to being close */
function keepPositions(
  columns: ListingColumns,
  left: SlotsLeft,
  { isClose, within }: PlaceFilter,
  holds: Uint8Array | undefined,
) {
  const { latitude, longitude } = columns
  if (isClose)
    left.keepWhere(
      (slot) =>
        holds?.[columns.place[slot] ?? 0] === 1 || isClose(Number(latitude[slot]), Number(longitude[slot])),
    )
  for (const one of within)
    left.keepWhere((slot) => one(Number(latitude[slot]), Number(longitude[slot]), columns.isPoint(slot)))
}

const indexIn = (names: readonly unknown[], name: unknown) => names.indexOf(name)

/** The codes that a condition holds for. */
const codesOf = (holds: Uint8Array): number[] => [...holds.keys()].filter((code) => holds[code])
