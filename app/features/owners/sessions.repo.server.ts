import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { ownerSessions, owners } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type SessionRow = typeof ownerSessions.$inferSelect

/** What is too old: begun or used before these. */
export type Alive = { now: Date; seenSince: Date }

const alive = ({ now, seenSince }: Alive) =>
  and(gt(ownerSessions.expires, now), gt(ownerSessions.seenAt, seenSince))

export async function insertSession(tx: Db, session: SessionRow) {
  await tx.insert(ownerSessions).values(session)
}

/** A session that has not ended, and whose it is. */
export async function findSession(db: Db, id: string, until: Alive) {
  const [row] = await db
    .select({ session: ownerSessions, owner: owners })
    .from(ownerSessions)
    .innerJoin(owners, eq(owners.id, ownerSessions.accountId))
    .where(and(eq(ownerSessions.id, id), alive(until)))
  return row
}

/** The sessions of an owner that have not ended, the one used last first. */
export const findSessions = async (db: Db, ownerId: number, until: Alive): Promise<SessionRow[]> =>
  await db
    .select()
    .from(ownerSessions)
    .where(and(eq(ownerSessions.accountId, ownerId), alive(until)))
    .orderBy(desc(ownerSessions.seenAt))

/** Every session of an owner that is still kept, ended or not. */
export const findKeptSessions = async (db: Db, ownerId: number): Promise<SessionRow[]> =>
  await db
    .select()
    .from(ownerSessions)
    .where(eq(ownerSessions.accountId, ownerId))
    .orderBy(desc(ownerSessions.seenAt))

export async function touchSession(db: Db, id: string, seenAt: Date) {
  await db.update(ownerSessions).set({ seenAt }).where(eq(ownerSessions.id, id))
}

/** @param ownerId - whose it has to be; anybody's without it */
export async function deleteSession(db: Db, id: string, ownerId?: number) {
  await db.delete(ownerSessions).where(and(eq(ownerSessions.id, id), isOf(ownerId)))
}

/** @param ownerId - of all owners without it @returns how many */
export async function deleteSessions(db: Db, ownerId?: number): Promise<number> {
  const rows = await db.delete(ownerSessions).where(isOf(ownerId)).returning({ id: ownerSessions.id })
  return rows.length
}

export async function deleteOtherSessions(db: Db, ownerId: number, kept: string) {
  await db.delete(ownerSessions).where(and(isOf(ownerId), ne(ownerSessions.id, kept)))
}

const isOf = (ownerId: number | undefined) =>
  ownerId === undefined ? undefined : eq(ownerSessions.accountId, ownerId)

export async function deleteEndedSessions(db: Db, { now, seenSince }: Alive) {
  await db
    .delete(ownerSessions)
    .where(or(lt(ownerSessions.expires, now), lt(ownerSessions.seenAt, seenSince)))
}
