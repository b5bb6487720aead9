import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { demandListings } from '#db/schema'
import type { Db } from '~/platform/database.server'

const day = sql<string>`(${demandListings.toldAt} at time zone 'Europe/Brussels')::date::text`

/**
 * Counts the search alerts that were mailed a listing, by day in Brussels; each counts on the day of its last mail, for
 * earlier ones are not kept. What an alert knew when it was made was mailed to nobody.
 * @param since - the first instant that counts
 */
export const countAlertMails = async (
  db: Db,
  listingId: number,
  since: Date,
): Promise<{ day: string; count: number }[]> =>
  await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(demandListings)
    .where(
      and(
        eq(demandListings.listingId, listingId),
        gte(demandListings.toldAt, since),
        gt(demandListings.toldAt, demandListings.foundAt),
      ),
    )
    .groupBy(day)
    .orderBy(day)
