import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { documents, listingChanges, listings, listingTexts, pictures } from '#db/schema'
import { lastRankOf } from '~/kernel/energy-bands'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import { type ListingCriteria, type ListingFilter, pageSize } from './list/listing-criteria'
import type { CardRow, ListingRow, PositionRow, PublicListing, StoredCard } from './projection/listing-rows'
import type { Publishing } from './projection/public-fields'
import { type Public, toPublicCard, toPublicRow, toPublicText } from './projection/public-row'

const cardColumns = {
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
  marquee: listings.marquee,
  webId: listings.webId,
  bedrooms: listings.bedrooms,
  livingSurface: listings.livingSurface,
  energyValue: listings.energyValue,
  energyLabel: listings.energyLabel,
  text: {
    locale: listingTexts.locale,
    title: listingTexts.title,
    slug: listingTexts.slug,
    city: listingTexts.city,
    typeName: listingTexts.typeName,
    priceUnitText: listingTexts.priceUnitText,
    marqueeName: listingTexts.marqueeName,
  },
  cover: {
    id: pictures.id,
    url: pictures.url,
    width: pictures.width,
    height: pictures.height,
    names: pictures.names,
  },
}

const textIn = (locale: Locale | Placeholder) =>
  and(eq(listingTexts.listingId, listings.id), eq(listingTexts.locale, locale))

const cards = (db: Db, locale: Locale | Placeholder) =>
  db
    .select(cardColumns)
    .from(listings)
    .leftJoin(listingTexts, textIn(locale))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))

const published = isNull(listings.withdrawnAt)

/** A hidden price orders nothing: its place between two known prices would tell it. */
const shownPrice = sql`(case when ${listings.publishPrice} then ${listings.priceCents} end)`

/** As the indexes have it: PostgreSQL takes no index whose nulls stand elsewhere, even where there are none. */
function descending(by: AnyPgColumn | SQL): SQL {
  return sql`${by} desc nulls last`
}

type Prepared<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> }
const cardStatements = statements<Prepared<StoredCard>>('cards')
const listedStatements = statements<Prepared<StoredListed>>('listed')
const countStatements = statements<Prepared<{ total: number }>>('count')

/** One page of a list, in the asked order; sold and rented last (P1a). */
export async function findCards(db: Db, criteria: ListingCriteria, locale: Locale): Promise<CardRow[]> {
  const values = valuesOf(criteria)
  const statement = cardStatements(db, [criteria.sort, ...Object.keys(values)].join(' '), (name) =>
    cards(db, sql.placeholder('locale'))
      .where(matching(values))
      .orderBy(asc(listings.closed), orders[criteria.sort], descending(listings.id))
      .limit(pageSize)
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  const found = await statement.execute({ ...values, locale, offset: (criteria.page - 1) * pageSize })
  return found.map(toPublicCard)
}

/** A card with what else an outlet of its list may need. */
type StoredListed = StoredCard &
  Pick<ListingRow, 'latitude' | 'longitude' | 'createdAt' | 'modifiedAt' | 'closed'>
export type ListedRow = Public<StoredListed>

/** All listings of a list, over all its pages, in its order; at most `limit` where one is given. */
export async function findListed(
  db: Db,
  criteria: ListingCriteria,
  locale: Locale,
  limit?: number,
): Promise<ListedRow[]> {
  const values = valuesOf(criteria)
  const { latitude, longitude, createdAt, modifiedAt, closed } = listings
  const shape = ['listed', limit ? 'some' : 'all', criteria.sort, ...Object.keys(values)].join(' ')
  const statement = listedStatements(db, shape, (name) => {
    const found = db
      .select({ ...cardColumns, latitude, longitude, createdAt, modifiedAt, closed })
      .from(listings)
      .leftJoin(listingTexts, textIn(sql.placeholder('locale')))
      .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
      .where(matching(values))
      .orderBy(asc(closed), orders[criteria.sort], descending(listings.id))
    return (limit ? found.limit(sql.placeholder('limit')) : found).prepare(name)
  })
  const found = await statement.execute({ ...values, locale, ...(limit ? { limit } : {}) })
  return found.map(toPublicCard)
}

/** How many listings the criteria hold, over all pages. */
export async function countCards(db: Db, criteria: ListingFilter): Promise<number> {
  const values = valuesOf(criteria)
  const statement = countStatements(db, Object.keys(values).join(' '), (name) =>
    db.select({ total: count() }).from(listings).where(matching(values)).prepare(name),
  )
  const [row] = await statement.execute(values)
  return row?.total ?? 0
}

const positionStatements = statements<Prepared<PositionColumns>>('positions')

/**
 * Where the listings of a filter stand, all of them, in the order of their ids. A hidden address does not leave the
 * database: only its postal code does. They come as one row of columns: twenty thousand rows would take the driver
 * five times as long.
 */
export async function findPositions(db: Db, filter: ListingFilter): Promise<PositionRow[]> {
  const values = valuesOf(filter)
  const shown = (value: AnyPgColumn, name: string) =>
    sql`case when ${listings.publishAddress} then ${value} end`.as(name)
  const statement = positionStatements(db, Object.keys(values).join(' '), (name) => {
    const placed = db
      .select({
        id: listings.id,
        countryId: listings.countryId,
        zip: listings.zip,
        publishAddress: listings.publishAddress,
        latitude: shown(listings.latitude, 'shown_latitude'),
        longitude: shown(listings.longitude, 'shown_longitude'),
      })
      .from(listings)
      .where(matching(values))
      .orderBy(asc(listings.id))
      .as('placed')
    // Ordered once, below; an order in each of six columns would sort six times.
    const column = <Value>(value: AnyPgColumn | SQL | SQL.Aliased) =>
      sql<Value[]>`coalesce(json_agg(${value}), '[]')`
    return db
      .select({
        ids: column<number>(placed.id),
        countryIds: column<number>(placed.countryId),
        zips: column<string>(placed.zip),
        published: column<boolean>(placed.publishAddress),
        latitudes: column<number | null>(placed.latitude),
        longitudes: column<number | null>(placed.longitude),
      })
      .from(placed)
      .prepare(name)
  })
  const [columns] = await statement.execute(values)
  return columns ? rowsOf(columns) : []
}

type PositionColumns = {
  ids: number[]
  countryIds: number[]
  zips: string[]
  published: boolean[]
  latitudes: (number | null)[]
  longitudes: (number | null)[]
}

const rowsOf = (columns: PositionColumns): PositionRow[] =>
  columns.ids.map((id, index) => ({
    id,
    countryId: columns.countryIds[index] ?? 0,
    zip: columns.zips[index] ?? '',
    publishAddress: columns.published[index] ?? false,
    latitude: columns.latitudes[index] ?? null,
    longitude: columns.longitudes[index] ?? null,
  }))

/** The newest that can still be had, of both goals. */
export async function findNewestCards(db: Db, locale: Locale, limit: number): Promise<CardRow[]> {
  const found = await cards(db, locale)
    .where(and(published, eq(listings.closed, false)))
    .orderBy(descending(listings.createdAt), descending(listings.id))
    .limit(limit)
  return found.map(toPublicCard)
}

type Like = Pick<CardRow, 'id' | 'goal' | 'webId' | 'zip' | 'priceCents' | 'publishPrice'>

/** Homes near in kind, place and price that can still be had (D5); the same municipality first. */
export async function findSimilarCards(db: Db, to: Like, locale: Locale, limit: number): Promise<CardRow[]> {
  const ids = await findSimilarIds(db, to, limit)
  if (ids.length === 0) return []
  const statement = cardStatements(db, 'by ids', (name) =>
    cards(db, sql.placeholder('locale'))
      .where(sql`${listings.id} = any(${sql.placeholder('ids')})`)
      .prepare(name),
  )
  const found = await statement.execute({ ids, locale })
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toPublicCard)
}

const kind = sql.placeholder('webId')
const place = sql.placeholder('zip')
const circles = [
  and(eq(listings.webId, kind), eq(listings.zip, place)),
  and(eq(listings.webId, kind), ne(listings.zip, place)),
  and(ne(listings.webId, kind), eq(listings.zip, place)),
  and(ne(listings.webId, kind), ne(listings.zip, place)),
]

/** From the nearest circle outwards, only as far as needed: the first is small and found by an index. */
async function findSimilarIds(db: Db, to: Like, limit: number): Promise<number[]> {
  const ids: number[] = []
  for (const [nth, circle] of circles.entries()) {
    if (ids.length >= limit) break
    const { id, goal, webId, zip, priceCents, publishPrice } = to
    const price = publishPrice && priceCents ? { price: priceCents } : {}
    const statement = nearestStatements(db, `${nth} ${'price' in price}`, (name) =>
      nearest(db, circle, 'price' in price).prepare(name),
    )
    const found = await statement.execute({ id, goal, webId, zip, ...price, limit: limit - ids.length })
    ids.push(...found.map((row) => row.id))
  }
  return ids
}

const nearestStatements = statements<Prepared<{ id: number }>>('nearest')

function nearest(db: Db, circle: SQL | undefined, byPrice: boolean) {
  const { id, goal, closed } = listings
  const nearestPrice = sql`abs(${shownPrice} - ${sql.placeholder('price')}::bigint)`
  return db
    .select({ id })
    .from(listings)
    .where(
      and(
        published,
        eq(closed, false),
        eq(goal, sql.placeholder('goal')),
        ne(id, sql.placeholder('id')),
        circle,
      ),
    )
    .orderBy(...(byPrice ? [nearestPrice] : []), desc(id))
    .limit(sql.placeholder('limit'))
}

/** One listing as a card, withdrawn or not. */
export async function findCard(db: Db, id: number, locale: Locale): Promise<CardRow | undefined> {
  const [row] = await cards(db, locale).where(eq(listings.id, id)).limit(1)
  return row && toPublicCard(row)
}

/** Those of the ids that are published, in no order. */
export async function findCardsByIds(db: Db, ids: number[], locale: Locale): Promise<CardRow[]> {
  const found = await cards(db, locale).where(and(published, inArray(listings.id, ids)))
  return found.map(toPublicCard)
}

/** Those of the ids that were published once and are no longer. */
export async function findWithdrawnIds(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isNotNull(listings.withdrawnAt), inArray(listings.id, ids)))
    .orderBy(asc(listings.id))
  return rows.map(({ id }) => id)
}

/** What a home's page reads by its id, prepared. */
function ofListing<Row>(name: string, select: (db: Db) => { prepare(name: string): Prepared<Row> }) {
  const kept = statements<Prepared<Row>>(name)
  return async (db: Db, id: number) =>
    await kept(db, name, (unique) => select(db).prepare(unique)).execute({ id })
}

const byId = ofListing('listing', (db) =>
  db
    .select()
    .from(listings)
    .where(eq(listings.id, sql.placeholder('id'))),
)

/** A listing as the public may know it, withdrawn or not. */
export async function findListing(db: Db, id: number): Promise<PublicListing | undefined> {
  const row = await findOwnListing(db, id)
  return row && toPublicRow(row)
}

/** A listing with what its owner hides, for the owner alone. */
export async function findOwnListing(db: Db, id: number): Promise<ListingRow | undefined> {
  const [row] = await byId(db, id)
  return row
}

/** What a listing says, as whoever knows this much of it may read it. */
export async function findListingTexts(db: Db, { id, ...publishing }: Publishing & { id: number }) {
  return (await textsOf(db, id)).map((text) => toPublicText(text, publishing))
}

const textsOf = ofListing('listing_texts', (db) =>
  db
    .select()
    .from(listingTexts)
    .where(eq(listingTexts.listingId, sql.placeholder('id')))
    .orderBy(asc(listingTexts.locale)),
)

export const findListingPictures = ofListing('listing_pictures', (db) =>
  db
    .select({
      id: pictures.id,
      kind: pictures.kind,
      url: pictures.url,
      width: pictures.width,
      height: pictures.height,
      names: pictures.names,
    })
    .from(pictures)
    .where(eq(pictures.listingId, sql.placeholder('id')))
    .orderBy(asc(pictures.position)),
)

export const findListingDocuments = ofListing('listing_documents', (db) =>
  db
    .select({ id: documents.id, names: documents.names, url: documents.url, public: documents.public })
    .from(documents)
    .where(eq(documents.listingId, sql.placeholder('id')))
    .orderBy(asc(documents.sourceId)),
)

/** What a home cost and how it stood, the newest first. */
export const findListingChanges = async (db: Db, id: number) =>
  await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id))
    .orderBy(desc(listingChanges.at))

/** How many of what was sold and rented the references page shows (M8). */
const referencesShown = 24

/** What was sold and rented, the newest first; as many as stay in search engines (D8, M8). */
export async function findReferenceCards(db: Db, locale: Locale, limit: number): Promise<CardRow[]> {
  const found = await cards(db, locale)
    .where(and(published, eq(listings.closed, true)))
    .orderBy(desc(listings.modifiedAt), desc(listings.id))
    .limit(Math.min(limit, referencesShown))
  return found.map(toPublicCard)
}

/** Ids of the newest that were sold or rented: search engines keep these, not the older ones (D8). */
export async function findReferenceIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(published, eq(listings.closed, true)))
    .orderBy(desc(listings.modifiedAt), desc(listings.id))
    .limit(referencesShown)
  return rows.map(({ id }) => id)
}

/** Whether there is anything at all, withdrawn listings included. */
export async function hasListings(db: Db): Promise<boolean> {
  const rows = await db.select({ id: listings.id }).from(listings).limit(1)
  return rows.length > 0
}

/** Where a picture's original is, for the picture service. */
export async function findPictureSource(
  db: Db,
  id: number,
): Promise<{ url: string; baseDir?: string } | undefined> {
  const [row] = await db
    .select({ url: pictures.url, folder: pictures.folder })
    .from(pictures)
    .where(eq(pictures.id, id))
  return row && { url: row.url, baseDir: row.folder === null ? undefined : row.folder }
}

/** First pictures of what lists show, newest listings first. */
export async function findCoverIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: listings.coverPictureId })
    .from(listings)
    .where(and(published, sql`${listings.coverPictureId} is not null`))
    .orderBy(desc(listings.createdAt))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Every address that the sitemap lists, with the languages its listing has texts in. */
export async function findSitemapRows(db: Db) {
  const found = await db
    .select({ ...cardColumns, modifiedAt: listings.modifiedAt, closed: listings.closed })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
    .where(published)
    .orderBy(desc(listings.createdAt), desc(listings.id), asc(listingTexts.locale))
  return found.map(toPublicCard)
}

const orders: Record<ListingCriteria['sort'], SQL> = {
  newest: descending(listings.createdAt),
  'price-asc': sql`${shownPrice} asc nulls last`,
  'price-desc': descending(shownPrice),
  'surface-desc': descending(listings.livingSurface),
}

type FilterValues = Partial<Record<keyof typeof conditions, unknown>>

/** What a filter asks, under the names of its conditions; what it leaves open is not there. */
function valuesOf({ goal, zips, webIds, energy, ...least }: ListingFilter): FilterValues {
  const { priceMinCents, priceMaxCents, bedroomsMin, surfaceMin } = least
  const asked = {
    goal,
    zips: zips.length > 0 ? zips : undefined,
    webIds: webIds.length > 0 ? webIds : undefined,
    priceMinCents,
    priceMaxCents,
    bedroomsMin,
    surfaceMin,
    energyRank: energy && lastRankOf(energy),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/**
 * What each value of a filter demands. A price range leaves out hidden prices: whoever could ask for ranges
 * until a home falls out of them would know its price.
 */
const conditions = {
  goal: eq(listings.goal, sql.placeholder('goal')),
  zips: sql`${listings.zip} = any(${sql.placeholder('zips')})`,
  webIds: arrayOverlaps(listings.webIds, sql.placeholder('webIds')),
  priceMinCents: and(listings.publishPrice, gte(listings.priceCents, sql.placeholder('priceMinCents'))),
  priceMaxCents: and(listings.publishPrice, lte(listings.priceCents, sql.placeholder('priceMaxCents'))),
  bedroomsMin: gte(listings.bedrooms, sql.placeholder('bedroomsMin')),
  surfaceMin: gte(listings.livingSurface, sql.placeholder('surfaceMin')),
  energyRank: lte(listings.energyRank, sql.placeholder('energyRank')),
}

/** The listings a list shows: all that are published and meet what the filter asks. */
function matching(values: FilterValues): SQL | undefined {
  const asked = Object.keys(values) as (keyof typeof conditions)[]
  return and(published, ...asked.map((name) => conditions[name]))
}
