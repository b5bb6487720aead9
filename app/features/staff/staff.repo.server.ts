import { and, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { staff, staffDevices, staffLinks, staffSessions } from '#db/schema'
import type { SessionRow } from '~/features/accounts/public.server'
import type { Db } from '~/platform/database.server'

export type StaffRow = typeof staff.$inferSelect
export type StaffSession = typeof staffSessions.$inferSelect

/** The tables of their logins. */
export const staffTables = {
  accounts: staff,
  sessions: staffSessions,
  devices: staffDevices,
  links: staffLinks,
}

/** Who was removed logs in no more. */
export const worksHere = isNull(staff.removedAt)

/** A session begins with the password. */
export async function insertStaffSession(tx: Db, session: SessionRow) {
  await tx.insert(staffSessions).values({ ...session, passwordAt: session.startedAt })
}

export async function setPasswordAt(db: Db, session: string, passwordAt: Date) {
  await db.update(staffSessions).set({ passwordAt }).where(eq(staffSessions.id, session))
}

export async function updateSettings(
  tx: Db,
  id: number,
  settings: Pick<StaffRow, 'name' | 'phone' | 'locale' | 'signature' | 'keysOn'>,
) {
  await tx.update(staff).set(settings).where(eq(staff.id, id))
}

/** @returns the name of the file that is no longer theirs, once nobody else changes it */
export async function replacePicture(tx: Db, id: number, picture: string | null): Promise<string | null> {
  const [row] = await tx
    .select({ picture: staff.picture })
    .from(staff)
    .where(and(eq(staff.id, id), worksHere))
    .for('update')
  await tx.update(staff).set({ picture }).where(eq(staff.id, id))
  return row?.picture ?? null
}

/** Names of the files with the pictures of everybody. */
export async function findStaffPictures(db: Db): Promise<string[]> {
  const { picture } = staff
  const rows = await db.select({ picture }).from(staff).where(isNotNull(picture))
  return rows.flatMap((row) => row.picture ?? [])
}

export async function findWorker(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), worksHere))
  return row
}

/** Everybody who has or had this address, also who no longer works here. @param email - in lower case */
export const findEverybodyByEmail = async (db: Db, email: string): Promise<StaffRow[]> =>
  await db.select().from(staff).where(eq(staff.email, email)).orderBy(desc(staff.id))

/** When and with what somebody logged in, and which browsers are known. */
export async function findLogins(db: Db, staffId: number) {
  const sessions = await db.select().from(staffSessions).where(eq(staffSessions.accountId, staffId))
  const devices = await db.select().from(staffDevices).where(eq(staffDevices.accountId, staffId))
  return {
    logins: sessions.map(({ device, startedAt, seenAt, expires }) => ({
      ...{ device, startedAt, seenAt, expires },
    })),
    knownBrowsers: devices.map(({ seenAt }) => ({ seenAt })),
  }
}

const forgotten = { email: '', phone: null, signature: null, picture: null }

/** Forgets the address and telephone of members who no longer work here; the name stays beside what they did. @returns how many */
export async function forgetFormerMember(tx: Db, email: string): Promise<number> {
  const isFormer = and(eq(staff.email, email), isNotNull(staff.removedAt))
  const rows = await tx.update(staff).set(forgotten).where(isFormer).returning({ id: staff.id })
  return rows.length
}

/** The same of everybody who was removed before an instant. */
export async function forgetMembersRemovedBefore(db: Db, instant: Date): Promise<number> {
  const isDue = and(lt(staff.removedAt, instant), ne(staff.email, ''))
  const rows = await db.update(staff).set(forgotten).where(isDue).returning({ id: staff.id })
  return rows.length
}
