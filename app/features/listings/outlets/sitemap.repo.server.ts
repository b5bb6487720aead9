import { asc, desc, eq } from 'drizzle-orm'
import { listings, listingTexts, pictures } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { cardColumns, published } from '../card/card-query.repo.server'
import { toPublicCard } from '../projection/public-row'

/** Finds every listing for the sitemap, with the languages that it has texts in. */
export async function findSitemapRows(db: Db) {
  const found = await db
    .select({ ...cardColumns, modifiedAt: listings.modifiedAt, closed: listings.closed })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
    .where(published)
    .orderBy(desc(listings.createdAt), desc(listings.id), asc(listingTexts.locale))
  return found.map(toPublicCard)
}
