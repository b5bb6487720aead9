import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { ListingGoal } from '#db/schema'
import { listings, listingTypes } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Counts the listings of a goal per municipality (P5). */
export const countByCity = async (db: Db, goal: ListingGoal) =>
  await db
    .select({ countryId: listings.countryId, zip: listings.zip, total: count() })
    .from(listings)
    .where(and(isNull(listings.withdrawnAt), eq(listings.goal, goal)))
    .groupBy(listings.countryId, listings.zip)

/** Counts the listings of a goal per main type, in ShowOrder (V5). */
export async function countByType(db: Db, goal: ListingGoal) {
  const carried = db
    .select({ webId: sql<number>`unnest(${listings.webIds})`.as('carried_web_id') })
    .from(listings)
    .where(and(isNull(listings.withdrawnAt), eq(listings.goal, goal)))
    .as('carried')
  return await db
    .select({ webId: listingTypes.webId, total: count(carried.webId) })
    .from(listingTypes)
    .leftJoin(carried, eq(carried.webId, listingTypes.webId))
    .where(eq(goal === 'sale' ? listingTypes.sale : listingTypes.rent, true))
    .groupBy(listingTypes.webId, listingTypes.showOrder)
    .orderBy(listingTypes.showOrder)
}

/** Counts the listings in each state (P1a). */
export const countByState = async (db: Db) =>
  await db
    .select({ goal: listings.goal, state: listings.state, total: count() })
    .from(listings)
    .where(isNull(listings.withdrawnAt))
    .groupBy(listings.goal, listings.state)
