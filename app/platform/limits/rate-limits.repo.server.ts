import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { rateLimits } from '#db/schema'
import type { Db } from '../database.server'

/**
 * Counts one more.
 * @returns how many there are now in the span that begins at `since`
 */
export async function incrementCounter(db: Db, key: string, since: Date): Promise<number> {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, since, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.since],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  return row?.count ?? 1
}

/** Counts one less, never below none. */
export async function decrementCounter(db: Db, key: string, since: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.since, since), gt(rateLimits.count, 0)))
}

/** @returns how many */
export async function deleteCountersBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db
    .delete(rateLimits)
    .where(lt(rateLimits.since, instant))
    .returning({ of: rateLimits.key })
  return rows.length
}
