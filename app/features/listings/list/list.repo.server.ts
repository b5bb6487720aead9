import { and, eq, sql } from 'drizzle-orm'
import { listings, listingTexts, pictures } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { cardColumns, published, textIn } from '../card/card-query.repo.server'
import type { ListingRow, StoredCard } from '../projection/listing-rows'
import { type Public, toPublicCard } from '../projection/public-row'

/** A card with further columns for the list's outlets. */
type StoredListed = StoredCard &
  Pick<ListingRow, 'latitude' | 'longitude' | 'createdAt' | 'modifiedAt' | 'closed'>
export type ListedRow = Public<StoredListed>

/** Finds listings by their ids, in no particular order. */
export async function findListedByIds(db: Db, ids: readonly number[], locale: Locale): Promise<ListedRow[]> {
  const { latitude, longitude, createdAt, modifiedAt, closed } = listings
  const found: StoredListed[] = await db
    .select({ ...cardColumns, latitude, longitude, createdAt, modifiedAt, closed })
    .from(listings)
    .leftJoin(listingTexts, textIn(locale))
    .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
    .where(and(published, sql`${listings.id} = any(${sql.param(ids)})`))
  return found.map(toPublicCard)
}
