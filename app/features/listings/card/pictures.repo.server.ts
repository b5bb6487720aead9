import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { listings, pictures, projects } from '#db/schema'
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

/**
 * Finds the cover pictures that lists show, newest listings first. In one value, because a row for each of a hundred
 * thousand keeps visitors waiting.
 * @param of - listings; all by default
 */
export async function findCoverIds(db: Db, of?: readonly number[]): Promise<number[]> {
  const { coverPictureId: cover, createdAt } = listings
  const [found] = await db
    .select({ ids: sql<number[] | null>`json_agg(${cover} order by ${createdAt} desc, ${listings.id} desc)` })
    .from(listings)
    .where(and(published, isNotNull(cover), of && sql`${listings.id} = any(${sql.param(of)}::int[])`))
  return found?.ids ?? []
}

/** Number of ids in one statement. */
const atOnce = 5_000

/** Finds those of the pictures whose listing or project is offered, or was withdrawn after an instant. */
export async function findNeededPictureIds(
  db: Db,
  ids: readonly number[],
  instant: Date,
): Promise<Set<number>> {
  const needed = new Set<number>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await db
      .select({ id: pictures.id })
      .from(pictures)
      .leftJoin(listings, eq(listings.id, pictures.listingId))
      .leftJoin(projects, eq(projects.id, pictures.projectId))
      .where(
        and(
          inArray(pictures.id, ids.slice(at, at + atOnce)),
          sql`coalesce(${listings.withdrawnAt}, ${projects.withdrawnAt}, 'infinity') >= ${instant.toISOString()}`,
        ),
      )
    for (const { id } of rows) needed.add(id)
  }
  return needed
}
