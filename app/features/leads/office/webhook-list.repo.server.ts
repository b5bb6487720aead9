import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { webhookDeliveries } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { pageSize } from '~/platform/office/count-list'

export const deliveryStates = ['waiting', 'sent', 'refused'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The filter of an address; what it does not know is left aside. */
export const readDeliveryState = (query: URLSearchParams): DeliveryState | undefined =>
  deliveryStates.find((state) => state === query.get('state'))

/** Spam stays here and was never refused: it is in no list, and goes on when somebody takes it back. */
const spam = 'spam'
const { problem, state: stateColumn } = webhookDeliveries
const isOf = (state: DeliveryState | undefined) =>
  and(sql`${problem} is distinct from ${spam}`, state && eq(stateColumn, state))

/** Newest first. @param page - from 1 */
export const findDeliveries = async (db: Db, state: DeliveryState | undefined, page: number) =>
  await db
    .select()
    .from(webhookDeliveries)
    .where(isOf(state))
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.leadId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** How many deliveries are in each state. */
export async function countDeliveries(db: Db): Promise<Record<DeliveryState, number>> {
  const { state } = webhookDeliveries
  const rows = await db
    .select({ state, count: count() })
    .from(webhookDeliveries)
    .where(isOf(undefined))
    .groupBy(state)
  return { waiting: 0, sent: 0, refused: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

/** The delivery that has waited longest, and what its last try ended with. */
export async function findOldestDelivery(db: Db) {
  const { at, status } = webhookDeliveries
  const [row] = await db
    .select({ at, status, problem })
    .from(webhookDeliveries)
    .where(isOf('waiting'))
    .orderBy(at)
    .limit(1)
  return row
}

/** How many deliveries a list of one state, or of all, shows. */
export const countShownDeliveries = async (db: Db, state: DeliveryState | undefined): Promise<number> =>
  await db.$count(webhookDeliveries, isOf(state))

/**
 * Gives refused deliveries another 24 hours, behind those that wait, in their order.
 * @param ids - undefined: all of them
 * @returns how many
 */
export async function requeueDeliveries(tx: Db, now: Date, ids: string[] | undefined): Promise<number> {
  const { id } = webhookDeliveries
  const rows = await tx
    .update(webhookDeliveries)
    .set(tryAgain(now))
    .where(and(isOf('refused'), ids && inArray(id, ids)))
    .returning({ id })
  return rows.length
}

const tryAgain = (now: Date) =>
  ({ state: 'waiting', at: now, nextAt: now, tries: 0, problem: sql`null` }) as const

/** Lets leads go on that stayed here as spam; the worker finds them within five minutes. */
export async function resumeDeliveries(tx: Db, now: Date, leadIds: number[]) {
  await tx
    .update(webhookDeliveries)
    .set(tryAgain(now))
    .where(and(eq(problem, spam), inArray(webhookDeliveries.leadId, leadIds)))
}
