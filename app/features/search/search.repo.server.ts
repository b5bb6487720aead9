import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { listings, listingTexts } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'

/** Finds every listing that is not withdrawn, by ID; the title is null if the agency wrote none in the language. */
export const findIndexedListings = async (db: Db, locale: Locale) =>
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
    .where(isNull(listings.withdrawnAt))
    .orderBy(asc(listings.id))
