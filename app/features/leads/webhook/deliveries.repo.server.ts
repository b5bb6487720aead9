import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { appointments, leads, webhookDeliveries } from '#db/schema'
import type { Db } from '~/platform/database.server'

export type Delivery = typeof webhookDeliveries.$inferSelect
export type Lead = typeof leads.$inferSelect

export async function insertDelivery(tx: Db, delivery: Pick<Delivery, 'id' | 'leadId' | 'at' | 'nextAt'>) {
  await tx.insert(webhookDeliveries).values(delivery)
}

/**
 * Claims the delivery that has waited longest, if it is due, until a moment: nobody else tries it before, and nobody
 * tries a later one, so that leads arrive in their order.
 */
export async function claimDelivery(db: Db, now: Date, until: Date): Promise<Delivery | undefined> {
  const { id, state, at, leadId, nextAt, tries } = webhookDeliveries
  const first = db
    .select({ id })
    .from(webhookDeliveries)
    .where(eq(state, 'waiting'))
    .orderBy(asc(at), asc(leadId))
    .limit(1)
  const [row] = await db
    .update(webhookDeliveries)
    .set({ nextAt: until, tries: sql`${tries} + 1` })
    .where(and(sql`${id} = (${first})`, eq(state, 'waiting'), lte(nextAt, now)))
    .returning()
  return row
}

/** Notes how a try ended. */
export async function updateDelivery(
  db: Db,
  delivery: Pick<Delivery, 'id'> &
    Partial<Pick<Delivery, 'state' | 'nextAt' | 'answeredAt' | 'status' | 'problem'>>,
) {
  await db.update(webhookDeliveries).set(delivery).where(eq(webhookDeliveries.id, delivery.id))
}

/** A lead, and when what it booked begins and ends. */
export async function findLead(db: Db, id: number) {
  const [row] = await db
    .select({ lead: leads, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(leads)
    .leftJoin(appointments, eq(appointments.id, leads.appointmentId))
    .where(eq(leads.id, id))
  return row
}
