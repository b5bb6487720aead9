import { asc, eq } from 'drizzle-orm'
import type { ListingGoal } from '#db/schema'
import { listingTypes } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Finds the main types of a goal, in ShowOrder (V5). */
export const findTypesOf = async (db: Db, goal: ListingGoal) =>
  await db
    .select({ webId: listingTypes.webId })
    .from(listingTypes)
    .where(eq(goal === 'sale' ? listingTypes.sale : listingTypes.rent, true))
    .orderBy(asc(listingTypes.showOrder))
