import { cities, listingTypes } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** What the feed calls municipalities, those of projects included. */
export const findCityNames = async (db: Db) => await db.select().from(cities)

/** What the feed calls main types. */
export const findTypeNames = async (db: Db) =>
  await db.select({ webId: listingTypes.webId, names: listingTypes.names }).from(listingTypes)
