import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { listings, listingTexts, pictures } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { cardColumns, published } from '../card/card-query.repo.server'
import { toPublicCard } from '../projection/public-row'

/** Numbers of the listings of the sitemap, the newest first. @param references - closed ones that are shown still */
export async function findSitemapIds(db: Db, references: number[]): Promise<number[]> {
  const { id, closed } = listings
  const rows = await db
    .select({ id })
    .from(listings)
    .where(and(published, or(eq(closed, false), inArray(id, references))))
    .orderBy(desc(id))
  return rows.map((row) => row.id)
}

/** What the sitemap says of some listings, once for each language that they have texts in. */
export async function findSitemapRows(db: Db, ids: number[]) {
  const found = await db
    .select({ ...cardColumns, modifiedAt: listings.modifiedAt })
    .from(listings)
    .innerJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
    .where(and(published, inArray(listings.id, ids)))
    .orderBy(desc(listings.id), asc(listingTexts.locale))
  return found.map(toPublicCard)
}
