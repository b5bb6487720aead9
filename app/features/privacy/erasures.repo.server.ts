import { erasures } from '#db/schema'
import type { Db } from '~/platform/database.server'

export async function insertErasure(tx: Db, erasure: typeof erasures.$inferInsert) {
  await tx.insert(erasures).values(erasure)
}
