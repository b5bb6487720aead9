import { emptyLookup } from '../where/place-lookup'
import { listOf } from './filter-values'
import type { AlternativeSet, AnyFilter, FilterValues } from './filters'
import { allFilters } from './filters'
import { placeCondition } from './place-condition'
import type { SearchedListing } from './searched-listing'

type Condition = (listing: SearchedListing) => boolean

/** Tells whether a listing meets each filter that is set, apart from words, which the database looks for. */
export function matcherOf(values: FilterValues, lookup = emptyLookup): Condition {
  const conditions = allFilters.map((filter) => {
    const asked = listOf(values[filter.name])
    return asked.length > 0 ? conditionOf(filter, asked) : undefined
  })
  const all = [...conditions, placeCondition(values, lookup)].filter((condition) => condition !== undefined)
  return (listing) => all.every((condition) => condition(listing))
}

function conditionOf({ test }: AnyFilter, asked: unknown[]): Condition | undefined {
  switch (test.by) {
    case 'least':
    case 'most': {
      const { of, by, toNumber = Number } = test
      const bound = toNumber(asked[0]) ?? Number.NaN
      // Comparing with NaN is false: what is unknown matches no bound.
      return ({ measures: { [of]: value = Number.NaN } }) =>
        by === 'least' ? value >= bound : value <= bound
    }
    case 'any':
      return (listing) => asked.some((value) => holds(listing, test.of, value))
    case 'all':
      return ({ features }) => asked.every((value) => (features as ReadonlySet<unknown>).has(value))
    default:
      return undefined
  }
}

function holds(listing: SearchedListing, of: AlternativeSet, value: unknown): boolean {
  switch (of) {
    case 'webIds':
      return (listing.webIds as readonly unknown[]).includes(value)
    case 'subtypes':
      return (listing.subtypes as ReadonlySet<unknown>).has(value)
    case 'facades':
      return listing.facades === value
    case 'states':
      return listing.state === value
  }
}
