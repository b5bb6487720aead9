import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm'
import { ownerDevices, ownerLinks, ownerListings, owners } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type Owner = typeof owners.$inferSelect

export async function insertOwner(tx: Db, owner: typeof owners.$inferInsert): Promise<Owner> {
  const [row] = await tx.insert(owners).values(owner).returning()
  if (!row) throw new Error('an owner was not written')
  return row
}

/** @param email - in lower case */
export async function findOwnerByEmail(db: Db, email: string): Promise<Owner | undefined> {
  const [row] = await db.select().from(owners).where(eq(owners.email, email))
  return row
}

export async function findOwner(db: Db, id: number): Promise<Owner | undefined> {
  const [row] = await db.select().from(owners).where(eq(owners.id, id))
  return row
}

/** Every owner with their listings. */
export async function findOwners(db: Db) {
  const rows = await db.select().from(owners).orderBy(asc(owners.email))
  const homes = await db.select().from(ownerListings).orderBy(asc(ownerListings.listingId))
  return rows.map((owner) => ({
    ...owner,
    listings: homes.filter(({ ownerId }) => ownerId === owner.id).map(({ listingId }) => listingId),
  }))
}

export async function updateOwner(db: Db, id: number, changes: Partial<Omit<Owner, 'id'>>) {
  await db.update(owners).set(changes).where(eq(owners.id, id))
}

/** With sessions, devices, links and listings. */
export async function deleteOwner(db: Db, id: number) {
  await db.delete(owners).where(eq(owners.id, id))
}

/** The owner sees these listings, and no others. */
export async function setOwnListings(tx: Db, ownerId: number, listings: number[]) {
  await tx.delete(ownerListings).where(eq(ownerListings.ownerId, ownerId))
  if (listings.length === 0) return
  await tx.insert(ownerListings).values(listings.map((listingId) => ({ ownerId, listingId })))
}

export async function findOwnListings(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: ownerListings.listingId })
    .from(ownerListings)
    .where(eq(ownerListings.ownerId, ownerId))
    .orderBy(asc(ownerListings.listingId))
  return rows.map(({ id }) => id)
}

export async function isOwnListing(db: Db, ownerId: number, listingId: number): Promise<boolean> {
  const rows = await db
    .select({ id: ownerListings.listingId })
    .from(ownerListings)
    .where(and(eq(ownerListings.ownerId, ownerId), eq(ownerListings.listingId, listingId)))
  return rows.length > 0
}

export async function insertLink(tx: Db, link: typeof ownerLinks.$inferInsert) {
  await tx.insert(ownerLinks).values(link)
}

/** The owner whose link this is, while it waits to be used. */
export async function findLinkOwner(db: Db, id: string, now: Date): Promise<Owner | undefined> {
  const [row] = await db
    .select({ owner: owners })
    .from(ownerLinks)
    .innerJoin(owners, eq(owners.id, ownerLinks.accountId))
    .where(and(eq(ownerLinks.id, id), sql`${ownerLinks.expires} > ${now}`))
  return row?.owner
}

/** Whether a mailed link of an owner waits that ends between two instants. */
export async function hasLink(db: Db, ownerId: number, from: Date, until: Date): Promise<boolean> {
  const rows = await db
    .select({ id: ownerLinks.id })
    .from(ownerLinks)
    .where(and(eq(ownerLinks.accountId, ownerId), between(ownerLinks.expires, from, until)))
    .limit(1)
  return rows.length > 0
}

/** Uses a link up. @returns false when another press of the button was quicker */
export async function takeLink(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(ownerLinks).where(eq(ownerLinks.id, id)).returning({ id: ownerLinks.id })
  return rows.length > 0
}

export async function deleteLinks(tx: Db, ownerId: number) {
  await tx.delete(ownerLinks).where(eq(ownerLinks.accountId, ownerId))
}

/**
 * Whether a browser is one that somebody with this address logged in with.
 * @param id - hash of what its cookie holds
 */
export async function isKnownDevice(db: Db, id: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: ownerDevices.id })
    .from(ownerDevices)
    .innerJoin(owners, eq(owners.id, ownerDevices.accountId))
    .where(and(eq(ownerDevices.id, id), eq(owners.email, email)))
  return rows.length > 0
}

export async function keepDevice(tx: Db, device: typeof ownerDevices.$inferInsert) {
  await tx
    .insert(ownerDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [ownerDevices.accountId, ownerDevices.id],
      set: { seenAt: device.seenAt },
    })
}

/** Browsers that an owner logged in with, the one seen last first. */
export const findDevices = async (db: Db, ownerId: number) =>
  await db
    .select()
    .from(ownerDevices)
    .where(eq(ownerDevices.accountId, ownerId))
    .orderBy(desc(ownerDevices.seenAt))

export async function hasDevices(db: Db, ownerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: ownerDevices.id })
    .from(ownerDevices)
    .where(eq(ownerDevices.accountId, ownerId))
    .limit(1)
  return rows.length > 0
}

/**
 * Forgets which browsers are known. That there were some is kept, so that the owner is told of the next one.
 * @param ownerId - of all owners without it
 */
export async function forgetDevices(tx: Db, ownerId?: number) {
  await tx
    .update(ownerDevices)
    .set({ id: sql`gen_random_uuid()::text` })
    .where(ownerId === undefined ? undefined : eq(ownerDevices.accountId, ownerId))
}

/** Whether a browser is known to anybody: several owners may use one. @param id - hash of what its cookie holds */
export async function isAnyDevice(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: ownerDevices.id }).from(ownerDevices).where(eq(ownerDevices.id, id))
  return rows.length > 0
}

/**
 * Uses a code of the second factor.
 * @returns false when it, or a later one, was used before
 */
export async function takeTotpStep(db: Db, ownerId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(owners)
    .set({ totpStep: step })
    .where(and(eq(owners.id, ownerId), sql`coalesce(${owners.totpStep}, 0) < ${step}`))
    .returning({ id: owners.id })
  return rows.length > 0
}

/** The secrets of all second factors, encrypted as they are. */
export async function findTotpSecrets(db: Db): Promise<{ id: number; totpSecret: string }[]> {
  const rows = await db.select({ id: owners.id, totpSecret: owners.totpSecret }).from(owners)
  return rows.flatMap(({ id, totpSecret }) => (totpSecret === null ? [] : { id, totpSecret }))
}

/** Unless the owner changed it meanwhile. */
export async function replaceTotpSecret(db: Db, id: number, before: string, totpSecret: string) {
  await db
    .update(owners)
    .set({ totpSecret })
    .where(and(eq(owners.id, id), eq(owners.totpSecret, before)))
}

/** Uses a recovery code up. @param hash - of the code */
export async function takeRecoveryCode(db: Db, ownerId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(owners)
    .set({ recoveryCodes: sql`array_remove(${owners.recoveryCodes}, ${hash})` })
    .where(and(eq(owners.id, ownerId), sql`${hash} = any(${owners.recoveryCodes})`))
    .returning({ id: owners.id })
  return rows.length > 0
}

/** Forgets what is over. */
export async function deleteOldDevicesAndLinks(
  db: Db,
  { devicesBefore, now }: { devicesBefore: Date; now: Date },
) {
  await db.delete(ownerDevices).where(lt(ownerDevices.seenAt, devicesBefore))
  await db.delete(ownerLinks).where(lt(ownerLinks.expires, now))
}
