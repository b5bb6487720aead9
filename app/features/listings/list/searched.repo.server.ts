import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'
import { allListingFields, isPerLanguage } from '~/kernel/listing-fields'
import type { Db } from '~/platform/database.server'
import { published } from '../card/card-query.repo.server'
import { publicPrice } from '../projection/public-listing'
import { publicPosition } from '../projection/public-position'
import { toPublicRow } from '../projection/public-row'
import { type SearchedListing, toSearchedListing } from './filters/searched-listing'

/** Reads published listings as filters see them, in the order of their ids. */
export const findSearchedAfter = (db: Db, id: number, limit: number): Promise<SearchedListing[]> =>
  findSearched(db, gt(listings.id, id), limit)

/** Reads those of the ids that are published. */
export const findSearchedByIds = (db: Db, ids: readonly number[]): Promise<SearchedListing[]> =>
  findSearched(
    db,
    sql`${listings.id} in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`,
    ids.length,
  )

async function findSearched(db: Db, which: SQL, limit: number): Promise<SearchedListing[]> {
  const found = await db
    .select(columns)
    .from(listings)
    .where(and(published, which))
    .orderBy(asc(listings.id))
    .limit(limit)
  return found.map(({ energyRank, webIds, typeNames, conditions, freeFrom, createdMicros, ...row }) =>
    toSearchedListing({
      ...toPublicRow(row),
      price: publicPrice(row),
      ...{ energyRank, webIds, typeNames, conditions, freeFrom, createdMicros },
      position: publicPosition(row),
    }),
  )
}

/** Texts of a listing in all its languages; nothing hides them. */
const texts = (value: string) => sql<string[]>`array(
  select distinct ${sql.raw(value)} from listing_texts as said
  where said.listing_id = listings.id and ${sql.raw(value)} <> '')`

/** The parts of the details that filters read; the whole of them takes the driver several times as long. */
const detailParts = [
  ...new Set(
    allListingFields
      .filter((field) => field.asked && !isPerLanguage(field))
      .map(({ at }) => at.split('.', 1)[0] ?? ''),
  ),
]

const columns = {
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
  priceUnit: listings.priceUnit,
  annuity: listings.annuity,
  bedrooms: listings.bedrooms,
  livingSurface: listings.livingSurface,
  details: sql<ListingDetails>`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    detailParts.map((part) => sql`${sql.raw(`'${part}'`)}, ${listings.details} -> ${sql.raw(`'${part}'`)}`),
    sql`, `,
  )}))`,
  createdAt: listings.createdAt,
  createdMicros: sql<number>`(extract(epoch from ${listings.createdAt}) * 1000000)::float8`,
  energyRank: listings.energyRank,
  webIds: listings.webIds,
  typeNames: texts('said.type_name'),
  conditions: texts(`said.words ->> 'condition'`),
  freeFrom: texts(`said.words ->> 'availableFrom'`),
}
