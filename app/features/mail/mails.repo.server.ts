import { and, count, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mails } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { kindsByHand } from './mail'

export type StoredMail = typeof mails.$inferSelect
export type MailState = StoredMail['state']

/** One that is there already by its identity is left as it is. @returns its number, and whether it is new */
export async function insertMailOnce(
  tx: Db,
  mail: typeof mails.$inferInsert,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  if (row) return { id: row.id, isNew: true }
  const [known] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.messageId, mail.messageId))
  if (!known) throw new Error('a mail was not written')
  return { id: known.id, isNew: false }
}

/** How far mails came, and where they went. */
export const findMailStates = async (db: Db, ids: number[]) =>
  await db
    .select({ id: mails.id, state: mails.state, problem: mails.problem, recipient: mails.recipient })
    .from(mails)
    .where(inArray(mails.id, ids))

/** How far a mail came; `problem` is the mail server's answer to the last try. */
export type MailProgress = Pick<StoredMail, 'state' | 'tries' | 'problem' | 'sentAt'>

export async function findMailProgress(db: Db, id: number): Promise<MailProgress | undefined> {
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

export async function deleteMail(db: Db, id: number) {
  await db.delete(mails).where(eq(mails.id, id))
}

/** @param isLast - it is not tried again: the mail is kept and shown as failed */
export async function markAttempted(db: Db, id: number, problem: string, isLast: boolean) {
  await db
    .update(mails)
    .set({ problem, tries: sql`${mails.tries} + 1`, ...(isLast ? { state: 'failed' as const } : {}) })
    .where(eq(mails.id, id))
}

/**
 * To an address, or answered to it: what the agency got from it. What a member wrote by hand is answered to the member, who
 * may have left: it is the recipient's alone.
 */
const of = (email: string) =>
  or(
    eq(sql`lower(${mails.recipient})`, email),
    and(eq(sql`lower(${mails.replyTo})`, email), notInArray(mails.kind, [...kindsByHand])),
  )

export async function findMailsOf(db: Db, email: string): Promise<StoredMail[]> {
  return await db.select().from(mails).where(of(email)).orderBy(mails.at)
}

/** Mails of a kind that still have to go out to an address. */
export const findWaiting = async (tx: Db, kind: string, email: string): Promise<StoredMail[]> =>
  await tx
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.state, 'queued'), eq(sql`lower(${mails.recipient})`, email)))

/** Also those that wait to be sent. @returns how many */
export async function deleteMailsOf(tx: Db, email: string): Promise<number> {
  return (await tx.delete(mails).where(of(email)).returning({ id: mails.id })).length
}

/** The header by which a copy names the mail that was sent once more. @see RFC 5322, 3.6.4 */
export const copyHeader = 'References'

/** Mails by their numbers, each with the copies of it that went out; `of` is the number of the first one. */
export const findMailsAndCopies = async (db: Db, ids: number[]) => {
  const first = alias(mails, 'first')
  const { id, kind, recipient, state, sentAt } = mails
  const isCopy = eq(sql`${mails.headers}->>${copyHeader}`, first.messageId)
  return await db
    .select({ of: first.id, id, kind, recipient, state, sentAt })
    .from(first)
    .innerJoin(mails, or(eq(id, first.id), isCopy))
    .where(inArray(first.id, ids))
    .orderBy(id)
}

export async function deleteMails(tx: Db, ids: number[]) {
  await tx.delete(mails).where(inArray(mails.id, ids))
}

/** @returns how many */
export async function deleteMailsBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db
    .delete(mails)
    .where(and(lt(mails.at, instant), inArray(mails.state, ['sent', 'failed'])))
    .returning({ id: mails.id })
  return rows.length
}

/** How many mails are in each state. */
export async function countMails(db: Db): Promise<Record<MailState, number>> {
  const rows = await db.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state)
  return { queued: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

/** Mails that were given up, oldest first. */
export const findFailedMails = async (db: Db) =>
  await db.select().from(mails).where(eq(mails.state, 'failed')).orderBy(mails.id)

/** Gives failed mails another round. @returns their numbers */
export async function requeueMails(tx: Db, ids: number[] | 'all'): Promise<number[]> {
  const which = ids === 'all' ? undefined : inArray(mails.id, ids)
  const rows = await tx
    .update(mails)
    .set({ state: 'queued' })
    .where(and(eq(mails.state, 'failed'), which))
    .returning({ id: mails.id })
  return rows.map(({ id }) => id)
}

/** The newest mail of each kind and language. */
export const findExamples = async (db: Db): Promise<StoredMail[]> =>
  await db
    .selectDistinctOn([mails.kind, mails.locale])
    .from(mails)
    .orderBy(mails.kind, mails.locale, desc(mails.id))

/** A mail that nobody else changes meanwhile; undefined when it is no more. */
export async function lockMail(tx: Db, id: number): Promise<StoredMail | undefined> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return row
}

/** Gives a mail another round, to an address. */
export async function requeueMail(tx: Db, id: number, recipient: string) {
  await tx.update(mails).set({ state: 'queued', recipient, problem: null }).where(eq(mails.id, id))
}

/**
 * Lets the job of a waiting mail begin now. Its row is locked until the transaction ends, so that no worker takes it
 * meanwhile. @returns whether it waited, runs at this moment, or is not there
 */
export async function hastenMailJob(
  tx: Db,
  queue: string,
  mail: number,
): Promise<'waiting' | 'running' | 'none'> {
  const ofMail = sql`name = ${queue} and data->>'mail' = ${String(mail)}`
  const { rows } = await tx.execute(sql`
    update pgboss.job set start_after = now()
    where ${ofMail} and state in ('created', 'retry') returning id`)
  if (rows.length > 0) return 'waiting'
  const running = await tx.execute(sql`
    select id from pgboss.job where ${ofMail} and state = 'active'`)
  return running.rows.length > 0 ? 'running' : 'none'
}
