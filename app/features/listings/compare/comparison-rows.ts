import type { ListingGoal } from '#db/schema'
import type { PresenterContext } from '../card/listing-card'
import type { ComparedListing } from './compared-listing.server'
import type { Comparison } from './comparison'
import { purchaseRows, rentRows } from './cost-rows'
import { labelRow, nearbyRows, renovationRow, spaceRows, stateRows } from './home-rows'
import { rowOf } from './row-rule'

/** The rows of a comparison, in the order of the page. */
const rulesOf = (goal: ListingGoal) =>
  ({
    costs: goal === 'sale' ? purchaseRows : rentRows,
    space: spaceRows,
    energy: goal === 'sale' ? [labelRow, renovationRow] : [labelRow],
    nearby: nearbyRows,
    state: stateRows,
  }) as const

/** Makes the groups of rows of listings for sale or for rent; rows and groups without an answer are left out. */
export function groupsOf(
  goal: ListingGoal,
  listings: readonly ComparedListing[],
  context: PresenterContext,
): Comparison['groups'] {
  const rules = rulesOf(goal)
  return (Object.keys(rules) as (keyof typeof rules)[])
    .map((name) => ({
      name,
      title: context.t(`listings:compare.groups.${name}`),
      rows: rules[name].flatMap((rule) => rowOf(rule, listings, context) ?? []),
    }))
    .filter(({ rows }) => rows.length > 0)
}
