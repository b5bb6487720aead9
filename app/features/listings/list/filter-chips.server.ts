import { groupOf } from './filter-controls'
import type { FilterGroup } from './filter-groups'
import { filterLabel, type LabelContext } from './filter-labels'
import { listOf } from './filters/filter-values'
import { allFilters } from './filters/filters'
import type { ListingCriteria } from './listing-criteria'

/** An active filter, and the link to the list without it. */
export type FilterChip = {
  group: FilterGroup
  label: string
  href: string
  /** What the criteria are without it. */
  without: Partial<ListingCriteria>
}

/** Lists each active filter, whether chosen in the form or read from the search words. */
export const chipsOf = (
  criteria: ListingCriteria,
  context: LabelContext,
  hrefWith: (changed: Partial<ListingCriteria>) => string,
): FilterChip[] =>
  allFilters.flatMap((filter) => {
    const { name, isMany } = filter
    const values = listOf(criteria[name])
    return values.map((value) => {
      const without = { [name]: isMany ? values.filter((other) => other !== value) : undefined }
      const label = filterLabel(filter, value, context)
      return { group: groupOf(filter), label, href: hrefWith(without), without }
    })
  })
