import { eq, lt } from 'drizzle-orm'
import { pendingSubmissions } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type PendingSubmission = typeof pendingSubmissions.$inferSelect

export async function insertPending(tx: Db, submission: PendingSubmission) {
  await tx.insert(pendingSubmissions).values(submission)
}

export async function findPending(db: Db, id: string): Promise<PendingSubmission | undefined> {
  const [row] = await db.select().from(pendingSubmissions).where(eq(pendingSubmissions.id, id))
  return row
}

export async function deletePending(db: Db, id: string) {
  await db.delete(pendingSubmissions).where(eq(pendingSubmissions.id, id))
}

export async function deletePendingBefore(db: Db, instant: Date) {
  await db.delete(pendingSubmissions).where(lt(pendingSubmissions.expires, instant))
}
