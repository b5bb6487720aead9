import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { listings, listingTexts } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'

/**
 * Finds listings that are not withdrawn, by ID; the title is null if the agency wrote none in the language.
 * @param after - the last ID of those found before
 */
export const findIndexedListings = async (db: Db, locale: Locale, after: number, most: number) =>
  await db
    .select({
      id: listings.id,
      code: sql<string | null>`${listings.details} ->> 'uniqueCode'`,
      goal: listings.goal,
      countryId: listings.countryId,
      zip: listings.zip,
      webId: listings.webId,
      title: listingTexts.title,
    })
    .from(listings)
    .leftJoin(listingTexts, and(eq(listingTexts.listingId, listings.id), eq(listingTexts.locale, locale)))
    .where(and(isNull(listings.withdrawnAt), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(most)
