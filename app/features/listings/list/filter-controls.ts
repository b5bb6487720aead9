import type { FilterGroup } from './filter-groups'
import { type AnyFilter, allFilters } from './filters/filters'

/** How the form asks for a filter, or for both ends of a range. */
export type FilterControl =
  | { kind: 'choices' | 'select' | 'day'; filter: AnyFilter }
  | { kind: 'range'; filter: AnyFilter; most: AnyFilter }

/** The group of a filter follows from what it asks of a listing. */
export function groupOf({ test }: AnyFilter): FilterGroup {
  if (!('of' in test)) return test.by === 'text' ? 'more' : 'place'
  if (test.of === 'price' || test.of === 'perM2') return 'price'
  return test.of === 'bedrooms' || test.of === 'surface' ? 'rooms' : 'more'
}

/** Tells whether a filter is the upper end of the range that begins with another; of any range if none is given. */
const isUpperEnd = ({ test }: AnyFilter, begins: readonly AnyFilter[] = allFilters): boolean =>
  test.by === 'most' && begins.some((one) => one.test.by === 'least' && one.test.of === test.of)

function controlOf(filter: AnyFilter): FilterControl | undefined {
  const { test, codec, isMany } = filter
  if (isMany) return { kind: 'choices', filter }
  if (codec.order) return { kind: 'select', filter }
  if (test.by === 'most' && test.of === 'freeOn') return { kind: 'day', filter }
  const most = allFilters.find((other) => isUpperEnd(other, [filter]))
  return most && { kind: 'range', filter, most }
}

const controls = allFilters.map(controlOf).filter((control) => control !== undefined)
const byGroup = Map.groupBy(controls, ({ filter }) => groupOf(filter))

/** The controls of each group, derived from the table of filters, in its order. */
export const controlsOf = (group: FilterGroup): readonly FilterControl[] => byGroup.get(group) ?? []

/** Filters that the form keeps without asking for them: an area on the map, words in texts. */
export const keptFilters: readonly AnyFilter[] = allFilters.filter(
  (filter) => !controlOf(filter) && !isUpperEnd(filter),
)
