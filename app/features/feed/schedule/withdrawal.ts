import type { FeedReport } from '../feed-report'
import type { Withdrawal } from '../import-feed.server'

/** Numbers of what a feed would take off the site. */
export type WithdrawnOffers = Pick<Withdrawal, 'listings' | 'projects'>

export const withdrawnIn = ({ withdrawn, projects }: FeedReport): WithdrawnOffers => ({
  listings: withdrawn,
  projects: projects.withdrawn,
})

/**
 * Whether a feed would withdraw more than may go without a yes. What somebody said yes to does not count.
 * @param mostPercent - of the listings and projects on the site
 */
export function withdrawsTooMuch(
  { listings, projects, offered }: Withdrawal,
  mostPercent: number,
  approved: WithdrawnOffers = { listings: [], projects: [] },
): boolean {
  const count = without(listings, approved.listings).length + without(projects, approved.projects).length
  return count * 100 > mostPercent * offered
}

/** Whether everything that one takes off, the other does too. */
export const isWithin = (one: WithdrawnOffers, other: WithdrawnOffers): boolean =>
  without(one.listings, other.listings).length + without(one.projects, other.projects).length === 0

function without(numbers: number[], others: number[]): number[] {
  const known = new Set(others)
  return numbers.filter((number) => !known.has(number))
}
