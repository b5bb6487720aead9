import { eq, lt, sql } from 'drizzle-orm'
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

const of = (email: string) => eq(sql`lower(${pendingSubmissions.fields} ->> 'email')`, email)

/** Also what somebody else is sending to an address, such as a listing to a friend. */
const naming = (email: string) =>
  sql`exists (
    select from jsonb_each_text(${pendingSubmissions.fields}) as field where lower(field.value) = ${email}
  )`

export async function findPendingOf(db: Db, email: string): Promise<PendingSubmission[]> {
  return await db.select().from(pendingSubmissions).where(of(email))
}

/** @returns how many */
export async function deletePendingOf(tx: Db, email: string): Promise<number> {
  return (await tx.delete(pendingSubmissions).where(naming(email)).returning({ id: pendingSubmissions.id }))
    .length
}

/** Those whose link ended before an instant. @returns how many */
export async function deletePendingBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db
    .delete(pendingSubmissions)
    .where(lt(pendingSubmissions.expires, instant))
    .returning({ id: pendingSubmissions.id })
  return rows.length
}
