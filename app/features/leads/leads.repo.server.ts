import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type NewLead = typeof leads.$inferInsert

/** Whoever sends the same at the same moment waits here for the other's transaction. */
export async function lockDigest(tx: Db, digest: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`)
}

export async function hasLeadSince(tx: Db, digest: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.digest, digest), gte(leads.at, since)))
    .limit(1)
  return row !== undefined
}

/** @returns its number */
export async function insertLead(tx: Db, lead: NewLead): Promise<number> {
  const [row] = await tx.insert(leads).values(lead).returning({ id: leads.id })
  if (!row) throw new Error('a lead was not written')
  return row.id
}

export async function findLeadsOf(db: Db, email: string): Promise<(typeof leads.$inferSelect)[]> {
  return await db.select().from(leads).where(eq(leads.email, email)).orderBy(leads.at)
}

/** @returns how many */
export async function deleteLeadsOf(tx: Db, email: string): Promise<number> {
  return (await tx.delete(leads).where(eq(leads.email, email)).returning({ id: leads.id })).length
}

/** @returns how many */
export async function deleteLeadsBefore(db: Db, instant: Date): Promise<number> {
  return (await db.delete(leads).where(lt(leads.at, instant)).returning({ id: leads.id })).length
}
