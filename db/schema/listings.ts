import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { ListingDetails } from '~/kernel/listing-details'
import { instant } from './columns'

export type ListingGoal = 'sale' | 'rent'
export type ListingState = 'available' | 'option' | 'sold' | 'rented'

/**
 * A listing for sale or for rent, without its texts. Values that lists filter or sort by are columns; values for the
 * detail page only are in `details`. Rows contain hidden prices and addresses, so only the public projection of the
 * listings room may be shown.
 */
export const listings = pgTable(
  'listings',
  {
    /** The feed's ID. */
    id: integer('id').primaryKey(),
    goal: text('goal').$type<ListingGoal>().notNull(),
    state: text('state').$type<ListingState>().notNull().default('available'),
    /** Sold or rented: still in its list, at the end (P1a). */
    closed: boolean('closed').notNull().generatedAlwaysAs(sql`state in ('sold', 'rented')`),
    /** 10 Belgium, 50 Luxembourg. */
    countryId: smallint('country_id').notNull(),
    zip: text('zip').notNull(),
    region: text('region').$type<'brussels' | 'flanders' | 'wallonia' | 'luxembourg'>(),
    street: text('street'),
    houseNumber: text('house_number'),
    box: text('box'),
    publishAddress: boolean('publish_address').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Sale price, or rent per month. Null if absent from the feed, and for a life annuity sale. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    publishPrice: boolean('publish_price').notNull(),
    /** 7 means "starting from". */
    priceUnit: integer('price_unit'),
    marquee: integer('marquee').notNull().default(0),
    webId: integer('web_id').notNull(),
    webIds: integer('web_ids').array().notNull(),
    recordFile: integer('record_file'),
    bedrooms: smallint('bedrooms'),
    /** m² */
    livingSurface: real('living_surface'),
    /** kWh/m² per year; null when unknown. */
    energyValue: real('energy_value'),
    energyLabel: text('energy_label'),
    /** Orders labels of all regions, so that "C or better" is one comparison (see kernel/energy). */
    energyRank: smallint('energy_rank'),
    details: jsonb('details').$type<ListingDetails>().notNull(),
    coverPictureId: integer('cover_picture_id'),
    /** Bouquet and annuity of a life annuity sale, which has no price: cards show both. */
    annuity: jsonb('annuity').$type<ListingDetails['viager']>().generatedAlwaysAs(sql`details -> 'viager'`),
    /** Hash of the feed's record: an identical one is not written again. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    /** Set when a full feed no longer contains the listing; its page then answers 410 (D8). */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('listings_newest')
      .on(table.goal, table.closed, table.createdAt.desc(), table.id.desc())
      .where(sql`withdrawn_at is null`),
    index('listings_price_up')
      .on(table.goal, table.closed, sql`(case when publish_price then price_cents end)`, table.id.desc())
      .where(sql`withdrawn_at is null`),
    index('listings_price_down')
      .on(
        table.goal,
        table.closed,
        sql`(case when publish_price then price_cents end) desc nulls last`,
        table.id.desc(),
      )
      .where(sql`withdrawn_at is null`),
    index('listings_surface')
      .on(table.goal, table.closed, table.livingSurface.desc(), table.id.desc())
      .where(sql`withdrawn_at is null`),
    index('listings_similar')
      .on(table.goal, table.closed, table.webId, table.zip)
      .where(sql`withdrawn_at is null`),
    // Contains all columns of filters, so that many rows are counted from the index alone.
    index('listings_count')
      .on(
        table.goal,
        table.priceCents,
        table.publishPrice,
        table.livingSurface,
        table.bedrooms,
        table.energyRank,
        table.zip,
        table.webIds,
      )
      .where(sql`withdrawn_at is null`),
    index('listings_zip').on(table.goal, table.zip).where(sql`withdrawn_at is null`),
    index('listings_web_ids').using('gin', table.webIds),
  ],
)
