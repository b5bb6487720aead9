import { and, asc, eq } from 'drizzle-orm'
import { ownerDevices, ownerLinks, ownerListings, ownerSessions, owners } from '#db/schema'
import type { SessionRow } from '~/features/accounts/public.server'
import type { Db } from '~/platform/database.server'

export type Owner = typeof owners.$inferSelect

/** The tables of their logins. */
export const ownerTables = {
  accounts: owners,
  sessions: ownerSessions,
  devices: ownerDevices,
  links: ownerLinks,
}

export async function insertOwner(tx: Db, owner: typeof owners.$inferInsert): Promise<Owner> {
  const [row] = await tx.insert(owners).values(owner).returning()
  if (!row) throw new Error('an owner was not written')
  return row
}

export async function insertOwnerSession(tx: Db, session: SessionRow) {
  await tx.insert(ownerSessions).values(session)
}

/** @param email - in lower case */
export async function findOwnerByEmail(db: Db, email: string): Promise<Owner | undefined> {
  const [row] = await db.select().from(owners).where(eq(owners.email, email))
  return row
}

/** Every owner with their listings. */
export async function findOwners(db: Db) {
  const rows = await db.select().from(owners).orderBy(asc(owners.email))
  const owned = await db.select().from(ownerListings).orderBy(asc(ownerListings.listingId))
  return rows.map((owner) => ({
    ...owner,
    listings: owned.filter(({ ownerId }) => ownerId === owner.id).map(({ listingId }) => listingId),
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
