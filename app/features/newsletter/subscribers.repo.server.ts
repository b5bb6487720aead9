import { and, asc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { articles, newsletterSendings, newsletterSubscribers } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type Subscriber = typeof newsletterSubscribers.$inferSelect
type NewSubscriber = typeof newsletterSubscribers.$inferInsert

/**
 * A subscriber that nobody else confirms or stops until the transaction ends. Whoever subscribes the same address at the
 * same moment waits here for the other's transaction, also where it is not known yet.
 */
export async function lockAddress(tx: Db, email: string): Promise<Subscriber | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${email}`}, 0))`)
  return await lockOne(tx, eq(newsletterSubscribers.email, email))
}

/** The same by its number. */
export const lockSubscriber = async (tx: Db, id: number): Promise<Subscriber | undefined> =>
  await lockOne(tx, eq(newsletterSubscribers.id, id))

async function lockOne(tx: Db, which: SQL): Promise<Subscriber | undefined> {
  const [row] = await tx.select().from(newsletterSubscribers).where(which).for('update')
  return row
}

export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row
}

export async function findSubscriberById(db: Db, id: number): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return row
}

/** Keeps that somebody asked, in place of an asking before that nobody confirmed. @returns its number */
export async function upsertSubscriber(tx: Db, asked: NewSubscriber): Promise<number> {
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values(asked)
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: asked })
    .returning({ id: newsletterSubscribers.id })
  if (!row) throw new Error('a subscriber was not written')
  return row.id
}

export async function markMailed(tx: Db, id: number, mailedAt: Date) {
  await tx.update(newsletterSubscribers).set({ mailedAt }).where(eq(newsletterSubscribers.id, id))
}

/** @param again - of somebody who had stopped: what they asked since, in place of what they once agreed to and ended */
export async function markConfirmed(
  tx: Db,
  id: number,
  confirmedAt: Date,
  again: Partial<NewSubscriber> = {},
): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ ...again, state: 'confirmed', confirmedAt, stoppedAt: null })
    .where(eq(newsletterSubscribers.id, id))
}

/**
 * Who stopped and asked again since is stopped anew: the link that they were mailed starts nothing any more.
 * @param mailedSince - what was mailed before has a link that starts nothing any more anyhow
 * @returns the address; undefined when it was stopped before
 */
export async function markStopped(
  db: Db,
  id: number,
  { now, mailedSince }: { now: Date; mailedSince: Date },
): Promise<string | undefined> {
  const isAskedSince = and(gt(mailedAt, stoppedAt), gte(mailedAt, mailedSince))
  const isOpen = or(ne(state, 'stopped'), isAskedSince)
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ state: 'stopped', stoppedAt: now })
    .where(and(eq(newsletterSubscribers.id, id), isOpen))
    .returning({ email: newsletterSubscribers.email })
  return row?.email
}

/** Confirmed subscribers in the order of their numbers. @param after - the last number of the page before */
export const findConfirmed = async (db: Db, after: number, limit: number): Promise<Subscriber[]> =>
  await db
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.state, 'confirmed'), gt(newsletterSubscribers.id, after)))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit)

/** Those of these who still want it: whoever stops waits until their mail is there to be taken back. */
export async function lockConfirmed(tx: Db, ids: number[]): Promise<Set<number>> {
  const { id, state } = newsletterSubscribers
  const rows = await tx
    .select({ id })
    .from(newsletterSubscribers)
    .where(and(inArray(id, ids), eq(state, 'confirmed')))
    .orderBy(asc(id))
    .for('update')
  return new Set(rows.map((row) => row.id))
}

/** How many would get a news article now. */
export async function countWaiting(db: Db, news: string): Promise<number> {
  const sent = sql`exists (select from ${newsletterSendings}
    where news = ${news} and subscriber_id = ${newsletterSubscribers.id})`
  return await db.$count(
    newsletterSubscribers,
    and(eq(newsletterSubscribers.state, 'confirmed'), sql`not ${sent}`),
  )
}

/** Notes that a news article goes to somebody. @returns false when it went before */
export async function claimSending(tx: Db, news: string, subscriberId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(newsletterSendings)
    .values({ news, subscriberId, at })
    .onConflictDoNothing()
    .returning({ news: newsletterSendings.news })
  return rows.length > 0
}

/** Forgets who asked before an instant and never confirmed. @returns how many */
export const deleteUnconfirmedBefore = async (db: Db, instant: Date): Promise<number> =>
  await deleteSubscribers(db, and(eq(state, 'asked'), lt(askedAt, instant)))

/**
 * Forgets who stopped before an instant.
 * @param mailedBefore - what was mailed later has a link that may still start the newsletter again
 * @returns how many
 */
export const deleteStoppedBefore = async (db: Db, instant: Date, mailedBefore: Date): Promise<number> =>
  await deleteSubscribers(db, and(eq(state, 'stopped'), lt(stoppedAt, instant), lt(mailedAt, mailedBefore)))

const { state, askedAt, stoppedAt, mailedAt } = newsletterSubscribers

async function deleteSubscribers(db: Db, where: SQL | undefined): Promise<number> {
  const { rowCount } = await db.delete(newsletterSubscribers).where(where)
  return rowCount ?? 0
}

/** Forgets to whom an article went that is no longer on the site. @returns how many */
export async function deleteSendingsBefore(db: Db, instant: Date): Promise<number> {
  const isGone = sql`not exists (select from ${articles} where ${articles.id} = ${newsletterSendings.news})`
  const { rowCount } = await db
    .delete(newsletterSendings)
    .where(and(lt(newsletterSendings.at, instant), isGone))
  return rowCount ?? 0
}

/** With what was sent to it. @returns how many */
export async function deleteSubscriber(tx: Db, email: string): Promise<number> {
  const { id } = newsletterSubscribers
  const gone = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .returning({ id })
  return gone.length
}
