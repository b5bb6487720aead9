import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { auditLog } from '#db/schema'
import type { Db } from '../database.server'

/** What a member did, the last first: without what it was done to before and after. */
export const findActsOf = async (db: Db, staffId: number) =>
  await db
    .select({ at: auditLog.at, act: auditLog.act, subject: auditLog.subject })
    .from(auditLog)
    .where(eq(auditLog.staffId, staffId))
    .orderBy(desc(auditLog.id))

/** Who did one of some acts to something last, and when. */
export async function findLastAct(db: Db, subject: string, acts: string[]) {
  const [row] = await db
    .select({ at: auditLog.at, by: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.act, acts)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row
}

/** Deletes rows that are at least 24 months old; a trigger refuses younger ones. @returns how many */
export async function deleteActsBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db.delete(auditLog).where(lt(auditLog.at, instant)).returning({ id: auditLog.id })
  return rows.length
}

/** Notes what a member or a command did, in the transaction that does it. */
export async function insertAct(tx: Db, act: typeof auditLog.$inferInsert) {
  await tx.insert(auditLog).values(act)
}
