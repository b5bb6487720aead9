import { and, eq, gt, inArray, max, min, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ListingState, listingChanges, listings } from '#db/schema'
import type { Db } from '~/platform/database.server'

const closedStates: ListingState[] = ['sold', 'rented']

/** How long a listing was offered, and the last day of it, `2026-11-03`. */
export type OfferPeriod = { days: number; until: string }

/**
 * Finds how many days sold and rented listings were offered: from the first day that is known to the import that brought
 * the end, in Brussels. A listing that was closed when it was first imported has none: nobody knows when that was.
 * @param ids - of listings; those without an answer are left out
 */
export async function findOfferedDays(db: Db, ids: number[]): Promise<Map<number, OfferPeriod>> {
  if (ids.length === 0) return new Map()
  const earlier = alias(listingChanges, 'earlier')
  // A listing that was entered again does not look quick.
  const firstSeen = db
    .select({ at: min(earlier.at) })
    .from(earlier)
    .where(eq(earlier.listingId, listings.id))
  const lastOpen = db
    .select({ at: max(earlier.at) })
    .from(earlier)
    .where(and(eq(earlier.listingId, listings.id), notInArray(earlier.state, closedStates)))
  const dayOf = (instant: unknown) => sql`(${instant} at time zone 'Europe/Brussels')::date`
  const rows = await db
    .select({
      id: listings.id,
      days: sql<number>`${dayOf(min(listingChanges.at))} - ${dayOf(sql`least(${listings.createdAt}, (${firstSeen}))`)}`,
      until: sql<string>`${dayOf(min(listingChanges.at))}::text`,
    })
    .from(listings)
    .innerJoin(listingChanges, eq(listingChanges.listingId, listings.id))
    .where(
      and(
        inArray(listings.id, ids),
        inArray(listingChanges.state, closedStates),
        gt(listingChanges.at, sql`(${lastOpen})`),
      ),
    )
    .groupBy(listings.id)
  return new Map(rows.filter(({ days }) => days > 0).map(({ id, days, until }) => [id, { days, until }]))
}
