import { sql } from 'drizzle-orm'
import { listingChanges, listings } from '#db/schema'
import type { Db } from '~/platform/database.server'

/**
 * Finds how many days each home took from offered to sold, of those sold since then. What was sold already when it was
 * first imported is left out, for nobody knows when; what was sold and came back counts when it was sold again. The
 * first of two dates is taken as the beginning, so that a home entered again does not look quick.
 */
export async function findDaysToSell(db: Db, since: Date): Promise<number[]> {
  const found = await db.execute<{ days: number }>(sql`
    select extract(epoch from sold.at - least(listing.created_at, sold.first))::float8 / 86400 as days
    from ${listings} as listing
    cross join lateral (
      select min(at) filter (where state = 'sold' and at > offered) as at, min(at) as first
      from (
        select at, state, max(at) filter (where state <> 'sold') over () as offered
        from ${listingChanges} where listing_id = listing.id
      ) as known
    ) as sold
    where listing.goal = 'sale' and listing.state = 'sold' and sold.at >= ${since.toISOString()}::timestamptz`)
  return found.rows.map(({ days }) => days)
}
