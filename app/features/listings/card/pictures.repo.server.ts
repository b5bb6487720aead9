import { and, desc, eq, sql } from 'drizzle-orm'
import { listings, pictures } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { published } from './card-query.repo.server'

/** Finds the source of a picture's original, for the picture service. */
export async function findPictureSource(
  db: Db,
  id: number,
): Promise<{ url: string; baseDir?: string } | undefined> {
  const [row] = await db
    .select({ url: pictures.url, folder: pictures.folder })
    .from(pictures)
    .where(eq(pictures.id, id))
  return row && { url: row.url, baseDir: row.folder === null ? undefined : row.folder }
}

/** Finds the cover pictures that lists show, newest listings first. */
export async function findCoverIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: listings.coverPictureId })
    .from(listings)
    .where(and(published, sql`${listings.coverPictureId} is not null`))
    .orderBy(desc(listings.createdAt))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}
