import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import type { Prepared } from '../card/card-query.repo.server'
import type { PositionRow, PriceRow } from '../projection/listing-rows'
import { valuesOf, whereMatches } from './filter.repo.server'
import type { ListingFilter } from './listing-criteria'

const positionStatements = statements<Prepared<PositionColumns>>('positions')

export type PlacedRow = PositionRow & PriceRow

/**
 * Finds positions and prices of all listings of a filter, in the order of their ids. A hidden address or price does not
 * leave the database, only the postal code does. The result is one row of arrays: twenty thousand rows would take the
 * driver five times as long.
 */
export async function findPositions(db: Db, filter: ListingFilter): Promise<PlacedRow[]> {
  const values = await valuesOf(db, filter)
  const shown = (flag: AnyPgColumn, value: AnyPgColumn, name: string) =>
    sql`case when ${flag} then ${value} end`.as(name)
  const statement = positionStatements(db, Object.keys(values).join(' '), (name) => {
    const placed = db
      .select({
        id: listings.id,
        countryId: listings.countryId,
        zip: listings.zip,
        publishAddress: listings.publishAddress,
        latitude: shown(listings.publishAddress, listings.latitude, 'shown_latitude'),
        longitude: shown(listings.publishAddress, listings.longitude, 'shown_longitude'),
        goal: listings.goal,
        publishPrice: listings.publishPrice,
        priceUnit: listings.priceUnit,
        priceCents: shown(listings.publishPrice, listings.priceCents, 'shown_price'),
        annuity: shown(listings.publishPrice, listings.annuity, 'shown_annuity'),
      })
      .from(listings)
      .where(whereMatches(values))
      .orderBy(asc(listings.id))
      .as('placed')
    // Sorted once, below; sorting in each aggregate would sort once for each.
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
        goals: column<PriceRow['goal']>(placed.goal),
        pricesPublished: column<boolean>(placed.publishPrice),
        priceUnits: column<number>(placed.priceUnit),
        prices: column<number | null>(placed.priceCents),
        annuities: column<PriceRow['annuity']>(placed.annuity),
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
  goals: PriceRow['goal'][]
  pricesPublished: boolean[]
  priceUnits: PriceRow['priceUnit'][]
  prices: (number | null)[]
  annuities: PriceRow['annuity'][]
}

const rowsOf = (columns: PositionColumns): PlacedRow[] =>
  columns.ids.map((id, index) => ({
    id,
    countryId: columns.countryIds[index] ?? 0,
    zip: columns.zips[index] ?? '',
    publishAddress: columns.published[index] ?? false,
    latitude: columns.latitudes[index] ?? null,
    longitude: columns.longitudes[index] ?? null,
    goal: columns.goals[index] ?? 'sale',
    publishPrice: columns.pricesPublished[index] ?? false,
    priceUnit: columns.priceUnits[index] ?? 0,
    priceCents: columns.prices[index] ?? null,
    annuity: columns.annuities[index] ?? null,
  }))
