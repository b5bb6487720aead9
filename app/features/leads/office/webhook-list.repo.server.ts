import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { webhookDeliveries } from '#db/schema'
import type { Db } from '~/platform/database.server'

export const deliveryStates = ['waiting', 'sent', 'refused'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The filter of an address; what it does not know is left aside. */
export const readDeliveryState = (query: URLSearchParams): DeliveryState | undefined =>
  deliveryStates.find((state) => state === query.get('state'))

/** Deliveries on a page. */
export const pageSize = 50

/** Newest first. @param page - from 1 */
export const findDeliveries = async (db: Db, state: DeliveryState | undefined, page: number) =>
  await db
    .select()
    .from(webhookDeliveries)
    .where(state && eq(webhookDeliveries.state, state))
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.leadId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** How many deliveries are in each state. */
export async function countDeliveries(db: Db): Promise<Record<DeliveryState, number>> {
  const { state } = webhookDeliveries
  const rows = await db.select({ state, count: count() }).from(webhookDeliveries).groupBy(state)
  return { waiting: 0, sent: 0, refused: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

/** How many deliveries a list of one state, or of all, shows. */
export const countShownDeliveries = async (db: Db, state: DeliveryState | undefined): Promise<number> =>
  await db.$count(webhookDeliveries, state && eq(webhookDeliveries.state, state))

/**
 * Gives refused deliveries another 24 hours, behind those that wait, in their order.
 * @param ids - undefined: all of them
 * @returns how many
 */
export async function requeueDeliveries(tx: Db, now: Date, ids: string[] | undefined): Promise<number> {
  const { id, state } = webhookDeliveries
  const rows = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', at: now, nextAt: now, tries: 0, problem: sql`null` })
    .where(and(eq(state, 'refused'), ids && inArray(id, ids)))
    .returning({ id })
  return rows.length
}
