import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type AlertFrequency, demands } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type Demand = typeof demands.$inferSelect
type ChangedDemand = Partial<Omit<Demand, 'id' | 'email' | 'locale' | 'askedAt'>>

/** Serialises concurrent requests for the same mail address. */
export const lockEmail = (tx: Db, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`demand ${email}`}, 0))`)

/** Finds the unconfirmed alerts of an address. */
export const findUnconfirmed = async (tx: Db, email: string, since: Date) =>
  await tx
    .select({ digest: demands.digest })
    .from(demands)
    .where(and(eq(demands.email, email), isNull(demands.confirmedAt), gt(demands.askedAt, since)))

export async function insertDemand(tx: Db, demand: Demand) {
  await tx.insert(demands).values(demand)
}

export async function findDemand(db: Db, id: string): Promise<Demand | undefined> {
  const [row] = await db.select().from(demands).where(eq(demands.id, id))
  return row
}

/** @returns the alert, only for the first confirmation */
export async function confirmDemand(tx: Db, id: string, now: Date): Promise<Demand | undefined> {
  const [row] = await tx
    .update(demands)
    .set({ confirmedAt: now, renewedAt: now })
    .where(and(eq(demands.id, id), isNull(demands.confirmedAt)))
    .returning()
  return row
}

export async function updateDemand(tx: Db, id: string, changed: ChangedDemand) {
  await tx.update(demands).set(changed).where(eq(demands.id, id))
}

/** Deletes an alert with its matches. */
export async function deleteDemand(db: Db, id: string) {
  await db.delete(demands).where(eq(demands.id, id))
}

export const findDemandsOf = async (db: Db, email: string): Promise<Demand[]> =>
  await db.select().from(demands).where(eq(demands.email, email)).orderBy(demands.askedAt)

/** @returns number of rows */
export const deleteDemandsOf = async (tx: Db, email: string): Promise<number> =>
  (await tx.delete(demands).where(eq(demands.email, email)).returning({ id: demands.id })).length

/** @returns number of rows */
export const deleteUnconfirmed = async (db: Db, askedBefore: Date): Promise<number> =>
  (
    await db
      .delete(demands)
      .where(and(isNull(demands.confirmedAt), lt(demands.askedAt, askedBefore)))
      .returning({ id: demands.id })
  ).length

/** Deletes alerts that nobody renewed. @returns the deleted alerts */
export const deleteUnrenewed = async (tx: Db, renewedBefore: Date): Promise<Demand[]> =>
  await tx
    .delete(demands)
    .where(and(isNotNull(demands.confirmedAt), lt(demands.renewedAt, renewedBefore)))
    .returning()

export type Due = {
  /** Day in Brussels. */
  today: string
  frequencies: readonly AlertFrequency[]
  /** Id of the last alert of the previous page. */
  after: string
  limit: number
}

const dayOf = (instant: unknown) => sql`(${instant} at time zone 'Europe/Brussels')::date`

/**
 * Locks alerts with pending matches that are due: at most one mail a day, weekly ones a week after the last mail. Rows
 * locked by another process are skipped.
 */
export async function lockDueDemands(tx: Db, { today, frequencies, after, limit }: Due): Promise<Demand[]> {
  const since = sql`case when ${demands.frequency} = 'weekly'
    then ${dayOf(sql`coalesce(${demands.mailedAt}, ${demands.confirmedAt})`)} + 6
    else coalesce(${dayOf(demands.mailedAt)}, '-infinity'::date) end`
  return await tx
    .select()
    .from(demands)
    .where(
      and(
        gt(demands.id, after),
        isNotNull(demands.confirmedAt),
        sql`${demands.frequency} = any(${sql.param([...frequencies])})`,
        sql`${since} < ${today}::date`,
        sql`exists (select from demand_homes where demand_id = ${demands.id} and waiting is not null)`,
      ),
    )
    .orderBy(asc(demands.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}
