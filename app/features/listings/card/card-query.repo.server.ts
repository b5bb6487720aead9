import { and, between, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listings, listingTexts, pictures } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import type { FurtherPicture } from '../projection/listing-rows'
import { pictureColumns } from '../projection/picture-columns.repo.server'

/** Columns that a card is made of. */
export const cardColumns = {
  id: listings.id,
  goal: listings.goal,
  state: listings.state,
  countryId: listings.countryId,
  zip: listings.zip,
  region: listings.region,
  street: listings.street,
  houseNumber: listings.houseNumber,
  box: listings.box,
  publishAddress: listings.publishAddress,
  priceCents: listings.priceCents,
  publishPrice: listings.publishPrice,
  priceUnit: listings.priceUnit,
  annuity: listings.annuity,
  marquee: listings.marquee,
  webId: listings.webId,
  bedrooms: listings.bedrooms,
  livingSurface: listings.livingSurface,
  // Only the surfaces, and only without a living surface: the card then shows the plot.
  details: sql<ListingDetails>`case when nullif(${listings.livingSurface}, 0) is null
    then jsonb_strip_nulls(jsonb_build_object('surfaces', ${listings.details} -> 'surfaces')) else '{}' end`,
  energyValue: listings.energyValue,
  energyLabel: listings.energyLabel,
  text: {
    locale: listingTexts.locale,
    title: listingTexts.title,
    slug: listingTexts.slug,
    city: listingTexts.city,
    street: listingTexts.street,
    typeName: listingTexts.typeName,
    priceUnitText: listingTexts.priceUnitText,
    marqueeName: listingTexts.marqueeName,
  },
  cover: pictureColumns,
}

export const textIn = (locale: Locale | Placeholder) =>
  and(eq(listingTexts.listingId, listings.id), eq(listingTexts.locale, locale))

/** Selects cards in a language, including those of withdrawn listings. */
export const selectCards = (db: Db, locale: Locale | Placeholder) =>
  db
    .select(cardColumns)
    .from(listings)
    .leftJoin(listingTexts, textIn(locale))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))

/** Pictures of a card that a finger swipes through, the first included. */
const picturesOfCard = 5

/** The pictures that follow the first, in their order: one value, because a row for each takes longer to read. */
const furtherPictures = sql<FurtherPicture[] | null>`(
  select json_agg(json_build_object('id', ${pictures.id}, 'url', ${pictures.url}, 'names', ${pictures.names})
    order by ${pictures.position})
  from ${pictures}
  where ${and(
    eq(pictures.listingId, listings.id),
    eq(pictures.kind, 'picture'),
    between(pictures.position, 1, picturesOfCard - 1),
  )})`

/** Selects cards in a language with all pictures that they show. */
export const selectPicturedCards = (db: Db, locale: Locale | Placeholder) =>
  db
    .select({ ...cardColumns, further: furtherPictures })
    .from(listings)
    .leftJoin(listingTexts, textIn(locale))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))

export const published = isNull(listings.withdrawnAt)

/** Hidden prices must not affect the order: their place between two known prices would reveal them. */
export const shownPrice = sql`(case when ${listings.publishPrice} then ${listings.priceCents} end)`

/** Matches the order of the indexes: PostgreSQL uses none whose nulls sort elsewhere, even without any nulls. */
export function descending(by: AnyPgColumn | SQL): SQL {
  return sql`${by} desc nulls last`
}

/** A prepared statement, which PostgreSQL plans only once. */
export type PreparedQuery<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> }
