import { sql } from 'drizzle-orm'
import { erasures } from '#db/schema'
import type { Db } from '~/platform/database.server'

export async function insertErasure(tx: Db, erasure: typeof erasures.$inferInsert) {
  await tx.insert(erasures).values(erasure)
}

/** Of every erasure, when it was and of whom, as a hash. */
export async function findErasures(db: Db): Promise<{ at: Date; emailHash: string }[]> {
  const { at, emailHash } = erasures
  return await db.select({ at, emailHash }).from(erasures).orderBy(at)
}

/** Two processes that start at once do not repeat the same erasures. */
export async function lockErasures(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${erasures} in exclusive mode`)
}
