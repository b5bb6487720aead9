import { sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { published } from '../card/card-query.repo.server'
import { publicPosition } from '../projection/public-position'
import { toPublicRow } from '../projection/public-row'
import { type SearchedListing, toSearchedListing } from './filters/searched-listing'

/** Texts of a listing in all its languages, hidden by nothing. */
const texts = (value: string) => sql<string[]>`array(
  select distinct ${sql.raw(value)} from listing_texts as said
  where said.listing_id = listings.id and ${sql.raw(value)} <> '')`

/** Reads all published listings as filters see them. */
export async function findSearchedListings(db: Db): Promise<SearchedListing[]> {
  const found = await db
    .select({
      id: listings.id,
      goal: listings.goal,
      state: listings.state,
      countryId: listings.countryId,
      zip: listings.zip,
      publishAddress: listings.publishAddress,
      publishPrice: listings.publishPrice,
      latitude: listings.latitude,
      longitude: listings.longitude,
      priceCents: listings.priceCents,
      bedrooms: listings.bedrooms,
      livingSurface: listings.livingSurface,
      details: listings.details,
      createdAt: listings.createdAt,
      energyRank: listings.energyRank,
      webIds: listings.webIds,
      typeNames: texts('said.type_name'),
      conditions: texts(`said.words ->> 'condition'`),
      freeFrom: texts(`said.words ->> 'availableFrom'`),
    })
    .from(listings)
    .where(published)
  return found.map(({ energyRank, webIds, typeNames, conditions, freeFrom, ...row }) =>
    toSearchedListing({
      ...toPublicRow(row),
      ...{ energyRank, webIds, typeNames, conditions, freeFrom },
      position: publicPosition(row),
    }),
  )
}
