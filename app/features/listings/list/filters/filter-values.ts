import { mostChoices } from '~/kernel/bounds'
import { type AnyFilter, allFilters, type FilterValues } from './filters'

type Values = Record<string, unknown>

/** Reads all filters of a query. Invalid values are ignored; ends of a range that are reversed are swapped. */
export function readFilters(query: URLSearchParams): FilterValues {
  const values: Values = {}
  for (const filter of allFilters) {
    values[filter.name] = filter.isMany
      ? inOrder(query.getAll(filter.parameter).map(filter.codec.read), filter)
      : readOne(query.get(filter.parameter), filter)
  }
  return withOrderedRanges(values as FilterValues)
}

const readOne = (text: string | null, { codec }: AnyFilter) => (text ? codec.read(text) : undefined)

/** Writes the filters that are set, in the order of the table. */
export function writeFilters(
  values: FilterValues,
  cityParameter: (code: string) => string,
): [string, string][] {
  const pairs: [string, string][] = []
  for (const { name, parameter, codec } of allFilters) {
    for (const value of listOf(values[name]))
      pairs.push([parameter, name === 'zips' ? cityParameter(String(value)) : codec.write(value)])
  }
  return pairs
}

/** Values of a filter as a list, empty if it is not set. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Without duplicates and invalid values, in the order of the table, limited to what a query may look up. */
export function inOrder(values: readonly unknown[], { codec }: Pick<AnyFilter, 'codec'>): unknown[] {
  const { order } = codec
  const valid = [...new Set(values)].filter((value) => value !== undefined)
  const sorted = order ? valid.sort((a, b) => order.indexOf(a) - order.indexOf(b)) : valid
  return sorted.slice(0, mostChoices)
}

/** Pairs of filters that are the ends of one range. */
const ranges = allFilters.flatMap(({ name, test }) => {
  const greatest = allFilters.find((other) => other.test.by === 'most' && isSameMeasure(test, other.test))
  return test.by === 'least' && greatest ? [[name, greatest.name] as const] : []
})

function isSameMeasure(one: AnyFilter['test'], other: AnyFilter['test']) {
  return 'of' in one && 'of' in other && one.of === other.of
}

/** Swaps the ends of each range that is reversed. */
export function withOrderedRanges<Some extends object>(given: Some): Some {
  const values = { ...given } as Values
  for (const [least, greatest] of ranges) {
    const [from, to] = [values[least], values[greatest]]
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      Object.assign(values, { [least]: to, [greatest]: from })
  }
  return values as Some
}

/** Merges two sets of values: lists are joined, others replaced. */
export function joinFilters<Some extends FilterValues>(values: Some, added: Partial<FilterValues>): Some {
  const joined = { ...values, ...added } as Values
  for (const filter of allFilters) {
    if (filter.isMany)
      joined[filter.name] = inOrder(
        [...(values[filter.name] as unknown[]), ...listOf(added[filter.name])],
        filter,
      )
  }
  return joined as Some
}

/** Number of values that are set, of some filters or all. */
export const countSet = (values: FilterValues, of: readonly AnyFilter[] = allFilters): number =>
  of.reduce((sum, { name }) => sum + listOf(values[name]).length, 0)
