import { and, between, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { DeviceTable, LinkTable } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Account, AccountKind } from './account-kind'

/** @param email - in lower case */
export const findAccountByEmail = async <Row extends Account>(
  db: Db,
  kind: AccountKind<Row>,
  email: string,
): Promise<Row | undefined> => await findOne(db, kind, eq(kind.tables.accounts.email, email))

export const findAccount = async <Row extends Account>(
  db: Db,
  kind: AccountKind<Row>,
  id: number,
): Promise<Row | undefined> => await findOne(db, kind, eq(kind.tables.accounts.id, id))

/** All columns that the table of the kind has are read. */
async function findOne<Row extends Account>(db: Db, { tables, mayLogIn }: AccountKind<Row>, isIt: SQL) {
  const accounts: AccountKind['tables']['accounts'] = tables.accounts
  const [row] = await db.select().from(accounts).where(and(isIt, mayLogIn))
  return row as Row | undefined
}

/** Columns that this room changes. */
export type AccountChanges = Partial<
  Pick<Account, 'passwordHash' | 'totpSecret' | 'totpStep' | 'recoveryCodes'>
>

export async function updateAccount(
  db: Db,
  { tables: { accounts } }: AccountKind,
  id: number,
  changes: AccountChanges,
) {
  await db.update(accounts).set(changes).where(eq(accounts.id, id))
}

export async function insertLink(
  tx: Db,
  { tables: { links } }: AccountKind,
  link: LinkTable['$inferInsert'],
) {
  await tx.insert(links).values(link)
}

/** Whose link this is, while it waits to be used. */
export async function findLinkAccount(
  db: Db,
  { tables: { accounts, links }, mayLogIn }: AccountKind,
  id: string,
  now: Date,
): Promise<Account | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(and(eq(links.id, id), sql`${links.expires} > ${now}`, mayLogIn))
  return row?.account
}

/** Whether a mailed link of an account waits that ends between two instants. */
export async function hasLink(
  db: Db,
  { tables: { links } }: AccountKind,
  accountId: number,
  [from, until]: [from: Date, until: Date],
): Promise<boolean> {
  const rows = await db
    .select({ id: links.id })
    .from(links)
    .where(and(eq(links.accountId, accountId), between(links.expires, from, until)))
    .limit(1)
  return rows.length > 0
}

/** Uses a link up. @returns false when another press of the button was quicker */
export async function takeLink(tx: Db, { tables: { links } }: AccountKind, id: string): Promise<boolean> {
  const rows = await tx.delete(links).where(eq(links.id, id)).returning({ id: links.id })
  return rows.length > 0
}

export async function deleteLinks(tx: Db, { tables: { links } }: AccountKind, accountId: number) {
  await tx.delete(links).where(eq(links.accountId, accountId))
}

/**
 * Whether a browser is one that somebody with this address logged in with.
 * @param id - hash of what its cookie holds
 */
export async function isKnownDevice(
  db: Db,
  { tables: { accounts, devices }, mayLogIn }: AccountKind,
  id: string,
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(eq(devices.id, id), eq(accounts.email, email), mayLogIn))
  return rows.length > 0
}

export async function keepDevice(
  tx: Db,
  { tables: { devices } }: AccountKind,
  device: DeviceTable['$inferInsert'],
) {
  await tx
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target: [devices.accountId, devices.id], set: { seenAt: device.seenAt } })
}

/** Browsers that somebody logged in with, the one seen last first. */
export const findDevices = async (db: Db, { tables: { devices } }: AccountKind, accountId: number) =>
  await db.select().from(devices).where(eq(devices.accountId, accountId)).orderBy(desc(devices.seenAt))

export async function hasDevices(
  db: Db,
  { tables: { devices } }: AccountKind,
  accountId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .limit(1)
  return rows.length > 0
}

/**
 * Forgets which browsers are known. That there were some is kept, so that the next one is told of.
 * @param accountId - of all accounts without it
 */
export async function forgetDevices(tx: Db, { tables: { devices } }: AccountKind, accountId?: number) {
  await tx
    .update(devices)
    .set({ id: sql`gen_random_uuid()::text` })
    .where(accountId === undefined ? undefined : eq(devices.accountId, accountId))
}

/** Whether a browser is known to anybody: several people may use one. @param id - hash of what its cookie holds */
export async function isAnyDevice(
  db: Db,
  { tables: { devices } }: AccountKind,
  id: string,
): Promise<boolean> {
  const rows = await db.select({ id: devices.id }).from(devices).where(eq(devices.id, id))
  return rows.length > 0
}

/** Forgets what is over. */
export async function deleteOldDevicesAndLinks(
  db: Db,
  { tables: { devices, links } }: AccountKind,
  { devicesBefore, now }: { devicesBefore: Date; now: Date },
) {
  await db.delete(devices).where(lt(devices.seenAt, devicesBefore))
  await db.delete(links).where(lt(links.expires, now))
}
