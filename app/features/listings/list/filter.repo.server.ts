import { and, arrayOverlaps, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import { lastRankOf } from '~/kernel/energy-bands'
import { published } from '../card/card-query.repo.server'
import type { ListingFilter } from './listing-criteria'

export type FilterValues = Partial<Record<keyof typeof conditions, unknown>>

/** What a filter asks, under the names of its conditions; what it leaves open is not there. */
export function valuesOf({ goal, zips, webIds, energy, ...least }: ListingFilter): FilterValues {
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
 * until a listing falls out of them would know its price.
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
export function whereMatches(values: FilterValues): SQL | undefined {
  const asked = Object.keys(values) as (keyof typeof conditions)[]
  return and(published, ...asked.map((name) => conditions[name]))
}
