import { and, arrayOverlaps, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import { lastRankOf } from '~/kernel/energy-bands'
import { published } from '../card/card-query.repo.server'
import type { ListingFilter } from './listing-criteria'

export type FilterValues = Partial<Record<keyof typeof conditions, unknown>>

/** Values of a filter by the names of its conditions; conditions that are not set are absent. */
export function valuesOf({ goal, zips, webIds, energy, ...least }: ListingFilter): FilterValues {
  const { priceMinCents, priceMaxCents, bedroomsMin, surfaceMin } = least
  const values = {
    goal,
    zips: zips.length > 0 ? zips : undefined,
    webIds: webIds.length > 0 ? webIds : undefined,
    priceMinCents,
    priceMaxCents,
    bedroomsMin,
    surfaceMin,
    energyRank: energy && lastRankOf(energy),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/**
 * SQL conditions for each value of a filter. A price range leaves out hidden prices: otherwise visitors could find them
 * out by narrowing ranges until a listing disappears.
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

/** Conditions for the published listings that match the filter. */
export function whereMatches(values: FilterValues): SQL | undefined {
  const names = Object.keys(values) as (keyof typeof conditions)[]
  return and(published, ...names.map((name) => conditions[name]))
}
