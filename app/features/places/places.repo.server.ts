import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { municipalityOutlines, places } from '#db/schema'
import type { Point } from '~/kernel/geo'
import type { PlaceKind } from '~/kernel/places/place-kinds'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'

type NewPlace = typeof places.$inferInsert
type NewOutline = typeof municipalityOutlines.$inferInsert

/** Rows per statement; PostgreSQL accepts 65,535 values in one. */
const rowsAtOnce = 2_000

/** Serialises imports; readers are not blocked. */
export const lockPlaces = async (tx: Db) => {
  await tx.execute(sql`lock table ${places} in share row exclusive mode`)
}

/** Finds the stored places of a source. */
export const readPlaces = async (db: Db, source: string) =>
  await db.select().from(places).where(eq(places.source, source))

export const readOutlines = async (db: Db, source: string) =>
  await db.select().from(municipalityOutlines).where(eq(municipalityOutlines.source, source))

export async function deletePlaces(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(places).where(sql`${places.id} = any(${sql.param(ids)}::int[])`)
}

type OutlineKey = Pick<NewOutline, 'countryId' | 'zip'>

export async function deleteOutlines(tx: Db, source: string, outlines: OutlineKey[]): Promise<void> {
  for (const { countryId, zip } of outlines) {
    await tx
      .delete(municipalityOutlines)
      .where(
        and(
          eq(municipalityOutlines.source, source),
          eq(municipalityOutlines.countryId, countryId),
          eq(municipalityOutlines.zip, zip),
        ),
      )
  }
}

export async function insertPlaces(tx: Db, rows: NewPlace[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(places).values(rows.slice(from, from + rowsAtOnce))
  }
}

export async function insertOutlines(tx: Db, rows: NewOutline[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(municipalityOutlines).values(rows.slice(from, from + rowsAtOnce))
  }
}

/** A text that is another one after each import that changed something: rows are written and deleted, never changed. */
export async function placesEdition(db: Db): Promise<string> {
  const { rows } = await db.execute<{ edition: string }>(
    sql`select concat_ws(' ', count(*), max(id), sum(id)) as edition from ${places}`,
  )
  return rows[0]?.edition ?? ''
}

/** Counts places and municipalities by source. */
export async function countSources(
  db: Db,
): Promise<{ source: string; places: number; outlines: number; importedAt: Date }[]> {
  const { rows } = await db.execute<{
    source: string
    places: number
    outlines: number
    imported_at: string
  }>(sql`
    select source, count(*) filter (where is_place)::int as places,
      count(*) filter (where not is_place)::int as outlines, max(imported_at)::text as imported_at
    from (select source, imported_at, true as is_place from ${places}
      union all select source, imported_at, false from ${municipalityOutlines}) as every
    group by source order by source`)
  return rows.map(({ imported_at, ...row }) => ({ ...row, importedAt: new Date(imported_at) }))
}

/** @returns number of deleted places and municipalities */
export async function deleteSource(tx: Db, source: string): Promise<number> {
  const gone = await tx.delete(places).where(eq(places.source, source))
  const outlines = await tx.delete(municipalityOutlines).where(eq(municipalityOutlines.source, source))
  return (gone.rowCount ?? 0) + (outlines.rowCount ?? 0)
}

/** Metres of one degree of latitude. */
const metersPerDegree = 111_195

/** Degrees that a distance covers to each side, rounded up a little. */
const reachOf = ({ lat }: Point, meters: number) => {
  const degrees = meters / metersPerDegree + 0.0001
  return { lat: degrees, lng: degrees / Math.cos((lat * Math.PI) / 180) }
}

const columns = {
  kind: places.kind,
  name: places.name,
  names: places.names,
  latitude: places.latitude,
  longitude: places.longitude,
}

/** A row of a place near a point. */
export type PlaceRow = Pick<typeof places.$inferSelect, keyof typeof columns>

type PreparedQuery = { execute(values: Record<string, unknown>): Promise<PlaceRow[]> }
const nearestStatements = statements<PreparedQuery>('places')

const value = sql.placeholder
const inBox = and(
  between(places.latitude, value('south'), value('north')),
  between(places.longitude, value('west'), value('east')),
)

/** Square of the distance for sorting only: flat, in degrees of latitude. */
const squared = sql`(${places.latitude} - ${value('lat')}::float8) ^ 2
  + ((${places.longitude} - ${value('lng')}::float8) * ${value('narrowing')}::float8) ^ 2`

const valuesAround = (point: Point, meters: number) => {
  const reach = reachOf(point, meters)
  return {
    ...point,
    narrowing: Math.cos((point.lat * Math.PI) / 180),
    south: point.lat - reach.lat,
    north: point.lat + reach.lat,
    west: point.lng - reach.lng,
    east: point.lng + reach.lng,
  }
}

/** Finds the nearest place of each kind in the square around a circle. @param meters - radius of the circle */
export async function findNearestOfEachKind(db: Db, point: Point, meters: number): Promise<PlaceRow[]> {
  const statement = nearestStatements(db, 'of each kind', (name) =>
    db
      .selectDistinctOn([places.kind], columns)
      .from(places)
      .where(inBox)
      .orderBy(places.kind, squared, places.id)
      .prepare(name),
  )
  return await statement.execute(valuesAround(point, meters))
}

/** Finds places in the square around a circle, the nearest first. @param meters - radius of the circle */
export async function findPlacesAround(
  db: Db,
  point: Point,
  meters: number,
  limit: number,
): Promise<PlaceRow[]> {
  const statement = nearestStatements(db, 'around', (name) =>
    db
      .select(columns)
      .from(places)
      .where(inBox)
      .orderBy(squared, places.id)
      .limit(value('limit'))
      .prepare(name),
  )
  return await statement.execute({ ...valuesAround(point, meters), limit })
}

/** Finds all places of some kinds, in the order of import. */
export const findPlacesOfKinds = async (db: Db, kinds: readonly PlaceKind[]): Promise<PlaceRow[]> =>
  await db
    .select(columns)
    .from(places)
    .where(inArray(places.kind, [...kinds]))
    .orderBy(places.id)

/** Finds outlines of municipalities; of several the last imported one. */
export async function findOutlines(db: Db, countryId: number, zips: string[]) {
  return await db
    .selectDistinctOn([municipalityOutlines.zip])
    .from(municipalityOutlines)
    .where(and(eq(municipalityOutlines.countryId, countryId), inArray(municipalityOutlines.zip, zips)))
    .orderBy(
      municipalityOutlines.zip,
      sql`${municipalityOutlines.importedAt} desc`,
      municipalityOutlines.source,
    )
}
