import { cities, listingTypes } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Names of municipalities as the feed writes them, those of projects included. */
export const findCityNames = async (db: Db) => await db.select().from(cities)

/** Names of main types as the feed writes them. */
export const findTypeNames = async (db: Db) =>
  await db.select({ webId: listingTypes.webId, names: listingTypes.names }).from(listingTypes)
