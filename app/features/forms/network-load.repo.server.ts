import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { rateLimits, usedChallenges } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** How many were counted in the span that begins at `since`. */
export async function readCount(db: Db, key: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), eq(rateLimits.since, since)))
  return row?.count ?? 0
}

type Span = { after: Date; until: Date }

/**
 * How many used challenges are remembered until some instant of a span.
 * @param most - no more are looked at
 */
export async function countUsedChallenges(db: Db, { after, until }: Span, most: number): Promise<number> {
  const used = db
    .select({ id: usedChallenges.id })
    .from(usedChallenges)
    .where(and(gt(usedChallenges.expires, after), lte(usedChallenges.expires, until)))
    .limit(most)
    .as('used')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(used)
  return row?.count ?? 0
}
