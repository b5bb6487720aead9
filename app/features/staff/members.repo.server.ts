import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { staff, staffDevices, staffLinks, staffSessions } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { type Role, rolesWith } from '~/platform/office/permissions'
import type { StaffRow } from './staff.repo.server'

const works = isNull(staff.removedAt)

/** Everybody who works here. */
export const findMembers = async (db: Db): Promise<StaffRow[]> =>
  await db.select().from(staff).where(works).orderBy(asc(staff.name), asc(staff.id))

/** @param email - in lower case */
export async function findMemberByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(works, eq(staff.email, email)))
  return row
}

/** Whether somebody with this address works here. @param email - in lower case */
export const isMemberAddress = async (db: Db, email: string): Promise<boolean> =>
  (await findMemberByEmail(db, email)) !== undefined

export async function findMember(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(works, eq(staff.id, id)))
  return row
}

/** A member whom nobody else changes until the transaction ends. */
export async function lockMember(tx: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(and(works, eq(staff.id, id)))
    .for('update')
  return row
}

/** Numbers of all admins, in an order that lets no two transactions wait for each other. */
export async function lockAdmins(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(works, eq(staff.role, 'admin')))
    .orderBy(asc(staff.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Those who can get the leads of somebody. */
export const findDeputies = async (db: Db, of: number) =>
  await db
    .select({ id: staff.id, name: staff.name, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(works, inArray(staff.role, rolesWith('leads.write')), ne(staff.id, of)))
    .orderBy(asc(staff.name), asc(staff.id))

export async function updateAbsence(
  tx: Db,
  id: number,
  absence: Pick<StaffRow, 'awayFrom' | 'awayUntil' | 'deputyId'>,
) {
  await tx.update(staff).set(absence).where(eq(staff.id, id))
}

export async function insertMember(tx: Db, member: typeof staff.$inferInsert): Promise<StaffRow> {
  const [row] = await tx.insert(staff).values(member).returning()
  if (!row) throw new Error('a member was not written')
  return row
}

export async function updateMember(tx: Db, id: number, changes: { name?: string; role?: Role }) {
  await tx.update(staff).set(changes).where(eq(staff.id, id))
}

/** The row stays, because what a member did stands under their name; how they presented themselves does not. */
export async function setRemoved(tx: Db, id: number, at: Date) {
  const noLogin = { passwordHash: null, totpSecret: null, totpStep: null, recoveryCodes: sql`'{}'` }
  const noPart = { signature: null, picture: null }
  await tx
    .update(staff)
    .set({ removedAt: at, ...noLogin, ...noPart })
    .where(eq(staff.id, id))
}

export async function endSessions(tx: Db, id: number) {
  await tx.delete(staffSessions).where(eq(staffSessions.accountId, id))
}

/** Links that wait, and browsers that are known. */
export async function forgetLinksAndDevices(tx: Db, id: number) {
  await tx.delete(staffLinks).where(eq(staffLinks.accountId, id))
  await tx.delete(staffDevices).where(eq(staffDevices.accountId, id))
}

export async function setCreated(tx: Db, id: number, createdAt: Date) {
  await tx.update(staff).set({ createdAt }).where(eq(staff.id, id))
}

/** Which addresses were members' and are nobody's any more. @param emails - in lower case */
export async function findRemovedAddresses(db: Db, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await db
    .select({ email: staff.email })
    .from(staff)
    .where(inArray(staff.email, emails))
    .groupBy(staff.email)
    .having(sql`bool_and(${staff.removedAt} is not null)`)
  return rows.map(({ email }) => email)
}
