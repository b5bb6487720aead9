import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { mails } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type StoredMail = typeof mails.$inferSelect

/** @returns its number */
export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<number> {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id })
  if (!row) throw new Error('a mail was not written')
  return row.id
}

/** How far a mail came; `problem` is what the mail server said at the last try. */
export type MailState = Pick<StoredMail, 'state' | 'tries' | 'problem' | 'sentAt'>

export async function findMailState(db: Db, id: number): Promise<MailState | undefined> {
  const { state, tries, problem, sentAt } = mails
  const [row] = await db.select({ state, tries, problem, sentAt }).from(mails).where(eq(mails.id, id))
  return row
}

/** A mail that still has to go out; undefined when it went, or is no more. */
export async function findQueuedMail(db: Db, id: number): Promise<StoredMail | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
  return row
}

export async function markSent(db: Db, id: number, at: Date) {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: at, problem: null, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, id))
}

/** @param isLast - it is not tried again: the mail is kept and shown as failed */
export async function markTried(db: Db, id: number, problem: string, isLast: boolean) {
  await db
    .update(mails)
    .set({ problem, tries: sql`${mails.tries} + 1`, ...(isLast ? { state: 'failed' as const } : {}) })
    .where(eq(mails.id, id))
}

export async function deleteMailsBefore(db: Db, instant: Date) {
  await db.delete(mails).where(and(lt(mails.at, instant), inArray(mails.state, ['sent', 'failed'])))
}
