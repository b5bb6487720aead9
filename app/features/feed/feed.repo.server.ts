import { and, lt, sql } from 'drizzle-orm'
import {
  cities,
  documents,
  feedImports,
  listingChanges,
  listings,
  listingTexts,
  listingTypes,
  ownerDevices,
  ownerListings,
  pictures,
  projects,
  projectTexts,
  units,
} from '#db/schema'
import type { Locale } from '~/kernel/locale'
import { advisoryLocks } from '~/platform/advisory-locks'
import type { Db } from '~/platform/database.server'
import { type ColumnName, replaceRows, upsertRows } from './bulk-write.repo.server'
import type { Existing } from './plan-changes'
import type { ListingRows } from './to-listing'
import type { ProjectRows } from './to-project'

/** Waits for other imports; the lock ends with the transaction. */
export const lockFeed = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.feed})`)

const tables = { listings, projects }

/** The two kinds of record: single listings, and projects of several units. */
export type OfferKind = keyof typeof tables

/** Finds stored rows, including withdrawn ones. */
export async function findExisting(tx: Db, kind: OfferKind): Promise<Map<number, Existing>> {
  const table = tables[kind]
  const { id, contentHash, createdAt, withdrawnAt } = table
  const rows = await tx.select({ id, contentHash, createdAt, withdrawnAt }).from(table)
  return new Map(rows.map((row) => [row.id, row]))
}

export type TextKey = { id: number; locale: Locale }

type Writing = {
  /** Texts that stay although their record was rejected. */
  kept: TextKey[]
  /** The feed holds only what changed: a language that a record is not in stays too. */
  isPartial: boolean
}

/** Writes listings with their pictures, texts and documents. */
export async function writeListings(tx: Db, batches: Iterable<ListingRows[]>, { kept, isPartial }: Writing) {
  for (const rows of batches) {
    const owners = rows.map(({ listing }) => listing.id)
    const keep = kept
      .filter(({ id }) => owners.includes(id))
      .map(({ id, locale }) => ({ listingId: id, locale }))
    const texts = rows.flatMap((row) => row.texts)
    const files = {
      pictures: rows.flatMap((row) => row.pictures),
      documents: rows.flatMap((row) => row.documents),
    }
    const of = { owner: 'listingId', owners } as const
    await upsertRows(
      tx,
      listings,
      ['id'],
      rows.map(({ listing }) => listing),
      { kept: ['coverPictureId'] },
    )
    if (isPartial) await upsertRows(tx, listingTexts, ['listingId', 'locale'], texts)
    else await replaceRows(tx, listingTexts, { ...of, key: ['listingId', 'locale'] }, texts, { keep })
    const named = isPartial ? showing(rows.map(({ listing }) => listing)) : new Set<number>()
    await replaceFiles(tx, pictures, { ...of, key: ['listingId', 'kind', 'sourceId'] }, files.pictures, named)
    await replaceFiles(tx, documents, { ...of, key: ['listingId', 'sourceId'] }, files.documents, named)
    await chooseCovers(tx, listings, 'listing_id', owners)
  }
}

/** Names that the site has may be those of a street that is hidden by now. */
const showing = (offers: { id: number; publishAddress?: boolean | undefined }[]): Set<number> =>
  new Set(offers.flatMap(({ id, publishAddress }) => (publishAddress ? [id] : [])))

type Owner = 'listingId' | 'projectId'

/** Replaces pictures or documents. @param named - owners of which those that stay keep their names in other languages */
async function replaceFiles<Table extends typeof pictures | typeof documents>(
  tx: Db,
  table: Table,
  { owner, owners, key }: { owner: Owner & ColumnName<Table>; owners: number[]; key: ColumnName<Table>[] },
  rows: Partial<Table['$inferInsert']>[],
  named: ReadonlySet<number>,
) {
  for (const isNamed of [true, false]) {
    const some = owners.filter((id) => named.has(id) === isNamed)
    if (some.length === 0) continue
    await replaceRows(
      tx,
      table,
      { owner, owners: some, key },
      rows.filter((row) => named.has(Number(row[owner])) === isNamed),
      isNamed ? { joined: ['names'] as ColumnName<Table>[] } : {},
    )
  }
}

/** Writes projects likewise. */
export async function writeProjects(tx: Db, batches: Iterable<ProjectRows[]>, { kept, isPartial }: Writing) {
  for (const rows of batches) {
    const owners = rows.map(({ project }) => project.id)
    const keep = kept
      .filter(({ id }) => owners.includes(id))
      .map(({ id, locale }) => ({ projectId: id, locale }))
    const texts = rows.flatMap((row) => row.texts)
    const files = {
      pictures: rows.flatMap((row) => row.pictures),
      documents: rows.flatMap((row) => row.documents),
    }
    const of = { owner: 'projectId', owners } as const
    await upsertRows(
      tx,
      projects,
      ['id'],
      rows.map(({ project }) => project),
      { kept: ['coverPictureId'] },
    )
    if (isPartial) await upsertRows(tx, projectTexts, ['projectId', 'locale'], texts)
    else await replaceRows(tx, projectTexts, { ...of, key: ['projectId', 'locale'] }, texts, { keep })
    await replaceRows(
      tx,
      units,
      { ...of, key: ['projectId', 'id'] },
      rows.flatMap((row) => row.units),
      { joined: isPartial ? ['names', 'floors', 'types'] : [] },
    )
    const named = isPartial ? showing(rows.map(({ project }) => project)) : new Set<number>()
    await replaceFiles(tx, pictures, { ...of, key: ['projectId', 'kind', 'sourceId'] }, files.pictures, named)
    await replaceFiles(tx, documents, { ...of, key: ['projectId', 'sourceId'] }, files.documents, named)
    await chooseCovers(tx, projects, 'project_id', owners)
  }
}

/** The first picture is the card's; most listings of an import keep theirs. */
const chooseCovers = (
  tx: Db,
  table: (typeof tables)[OfferKind],
  owner: 'listing_id' | 'project_id',
  ids: number[],
) =>
  tx.execute(sql`
    update ${table} as offer set cover_picture_id = chosen.picture
    from (
      select one.id, (
        select id from ${pictures} as picture
        where picture.${sql.identifier(owner)} = one.id and kind = 'picture' order by position limit 1) as picture
      from ${table} as one where one.id in ${idsIn(ids)}) as chosen
    where offer.id = chosen.id and offer.cover_picture_id is distinct from chosen.picture`)

/** @param at - null restores them */
export const setWithdrawn = (tx: Db, kind: OfferKind, ids: number[], at: Date | null) =>
  tx.execute(
    sql`update ${tables[kind]} set withdrawn_at = ${at?.toISOString() ?? null} where id in ${idsIn(ids)}`,
  )

/**
 * Deletes those that were withdrawn before an instant, unless an owner of theirs logs in: the browsers of owners who do
 * are known.
 * @returns how many
 */
export async function deleteWithdrawn(tx: Db, kind: OfferKind, instant: Date): Promise<number> {
  const table = tables[kind]
  const isSeen = sql`exists (select from ${ownerListings} join ${ownerDevices} using (owner_id)
    where ${ownerListings.listingId} = ${table.id})`
  const { rowCount } = await tx
    .delete(table)
    .where(and(lt(table.withdrawnAt, instant), kind === 'listings' ? sql`not ${isSeen}` : undefined))
  return rowCount ?? 0
}

/** Records price and state of listings that changed them. */
export const recordListingChanges = (tx: Db, ids: number[], now: Date) =>
  tx.execute(sql`
    insert into ${listingChanges} (listing_id, at, price_cents, publish_price, state)
    select id, ${now.toISOString()}::timestamptz, price_cents, publish_price, state
    from ${listings} as listing
    where id in ${idsIn(ids)} and (price_cents, publish_price, state) is distinct from (
      select (price_cents, publish_price, state) from ${listingChanges} as known
      where known.listing_id = listing.id order by at desc limit 1)
    on conflict (listing_id, at) do update set
      price_cents = excluded.price_cents, publish_price = excluded.publish_price, state = excluded.state`)

/**
 * Updates statistics and visibility maps after many rows were written. Until then counts read whole tables, and
 * autovacuum runs only minutes later. Must not run in a transaction.
 */
export const vacuumTables = (db: Db) =>
  db.execute(
    sql`vacuum (analyze) ${sql.join([listings, listingTexts, pictures, documents, projects, units], sql`, `)}`,
  )

const idsIn = (ids: number[]) =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`

export type CityRow = typeof cities.$inferSelect
export type TypeRow = typeof listingTypes.$inferSelect

export const findExistingCities = (tx: Db): Promise<CityRow[]> => tx.select().from(cities)
export const findExistingTypes = (tx: Db): Promise<TypeRow[]> => tx.select().from(listingTypes)
export const writeCities = (tx: Db, rows: CityRow[]) => upsertRows(tx, cities, ['countryId', 'zip'], rows)
export const writeTypes = (tx: Db, rows: TypeRow[]) => upsertRows(tx, listingTypes, ['webId'], rows)

export const recordImport = (db: Db, row: typeof feedImports.$inferInsert) =>
  db.insert(feedImports).values(row)

/** Deletes reports of imports that began before an instant, but the last of each outcome. @returns how many */
export async function deleteImportsBefore(db: Db, instant: Date): Promise<number> {
  const { id, outcome, startedAt } = feedImports
  const last = sql`(select max(${id}) from ${feedImports} group by ${outcome})`
  const { rowCount } = await db
    .delete(feedImports)
    .where(and(lt(startedAt, instant), sql`${id} not in ${last}`))
  return rowCount ?? 0
}
