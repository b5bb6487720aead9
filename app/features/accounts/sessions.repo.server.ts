import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Db } from '~/platform/database.server'
import type { Account, AccountKind, SessionRow } from './account-kind'

/** What is too old: begun or used before these. */
export type Alive = { now: Date; seenSince: Date }

type Sessions = AccountKind['tables']['sessions']

const alive = (sessions: Sessions, { now, seenSince }: Alive) =>
  and(gt(sessions.expires, now), gt(sessions.seenAt, seenSince))

const isOf = (sessions: Sessions, accountId: number | undefined) =>
  accountId === undefined ? undefined : eq(sessions.accountId, accountId)

/** A session that has not ended, and whose it is, with all columns of the kind. */
export async function findSession<Row extends Account, Session extends SessionRow>(
  db: Db,
  { tables, mayLogIn }: AccountKind<Row, Session>,
  id: string,
  until: Alive,
): Promise<{ session: Session; account: Row } | undefined> {
  const { sessions, accounts }: AccountKind['tables'] = tables
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, id), alive(sessions, until), mayLogIn))
  return row as { session: Session; account: Row } | undefined
}

/** The sessions of an account that have not ended, the one used last first. */
export const findSessions = async (
  db: Db,
  { tables: { sessions } }: AccountKind,
  accountId: number,
  until: Alive,
): Promise<SessionRow[]> =>
  await db
    .select()
    .from(sessions)
    .where(and(isOf(sessions, accountId), alive(sessions, until)))
    .orderBy(desc(sessions.seenAt))

/** Every session of an account that is still kept, ended or not. */
export const findKeptSessions = async (
  db: Db,
  { tables: { sessions } }: AccountKind,
  accountId: number,
): Promise<SessionRow[]> =>
  await db.select().from(sessions).where(isOf(sessions, accountId)).orderBy(desc(sessions.seenAt))

export async function touchSession(db: Db, { tables: { sessions } }: AccountKind, id: string, seenAt: Date) {
  await db.update(sessions).set({ seenAt }).where(eq(sessions.id, id))
}

/** @param accountId - whose it has to be; anybody's without it */
export async function deleteSession(
  db: Db,
  { tables: { sessions } }: AccountKind,
  id: string,
  accountId?: number,
) {
  await db.delete(sessions).where(and(eq(sessions.id, id), isOf(sessions, accountId)))
}

/** @param accountId - of all accounts without it @returns how many */
export async function deleteSessions(
  db: Db,
  { tables: { sessions } }: AccountKind,
  accountId?: number,
): Promise<number> {
  const rows = await db.delete(sessions).where(isOf(sessions, accountId)).returning({ id: sessions.id })
  return rows.length
}

export async function deleteOtherSessions(
  db: Db,
  { tables: { sessions } }: AccountKind,
  accountId: number,
  kept: string,
) {
  await db.delete(sessions).where(and(isOf(sessions, accountId), ne(sessions.id, kept)))
}

export async function deleteEndedSessions(
  db: Db,
  { tables: { sessions } }: AccountKind,
  { now, seenSince }: Alive,
) {
  await db.delete(sessions).where(or(lt(sessions.expires, now), lt(sessions.seenAt, seenSince)))
}
