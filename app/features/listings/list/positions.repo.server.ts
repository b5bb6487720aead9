import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import type { Prepared } from '../card/card-query.repo.server'
import type { PositionRow } from '../projection/listing-rows'
import { valuesOf, whereMatches } from './filter.repo.server'
import type { ListingFilter } from './listing-criteria'

const positionStatements = statements<Prepared<PositionColumns>>('positions')

/**
 * Finds the positions of all listings of a filter, in the order of their ids. A hidden address does not leave the
 * database, only its postal code does. The result is one row of arrays: twenty thousand rows would take the driver five
 * times as long.
 */
export async function findPositions(db: Db, filter: ListingFilter): Promise<PositionRow[]> {
  const values = await valuesOf(db, filter)
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
      .where(whereMatches(values))
      .orderBy(asc(listings.id))
      .as('placed')
    // Sorted once, below; sorting in each of six aggregates would sort six times.
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
