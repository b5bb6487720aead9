import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { leadEntries, leads, staff } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** What stands below the answers of a member. */
export async function findSignature(db: Db, id: number) {
  const [row] = await db
    .select({ signature: staff.signature, phone: staff.phone })
    .from(staff)
    .where(eq(staff.id, id))
  return row
}

/** Mails that were sent from a lead, newest first. */
export const findMailEntries = async (db: Db, leadId: number) =>
  (
    await db
      .select({ at: leadEntries.at, mailId: leadEntries.mailId })
      .from(leadEntries)
      .where(and(eq(leadEntries.leadId, leadId), eq(leadEntries.kind, 'mail'), isNotNull(leadEntries.mailId)))
      .orderBy(desc(leadEntries.id))
      .limit(20)
  ).flatMap(({ at, mailId }) => (mailId === null ? [] : [{ at, mailId }]))

/** Whether a mail is in a lead's history. */
export async function hasMailEntry(tx: Db, leadId: number, mailId: number): Promise<boolean> {
  return (
    (await tx.$count(leadEntries, and(eq(leadEntries.leadId, leadId), eq(leadEntries.mailId, mailId)))) > 0
  )
}

/** When a lead came. */
export async function findLeadTime(tx: Db, id: number): Promise<Date | undefined> {
  const [row] = await tx.select({ at: leads.at }).from(leads).where(eq(leads.id, id))
  return row?.at
}

/** Notes when a lead was answered first; later answers change nothing. @param minutes - of office hours */
export async function updateFirstAnswer(tx: Db, leadId: number, answeredAt: Date, minutes: number) {
  await tx
    .update(leads)
    .set({ answeredAt, answerMinutes: minutes })
    .where(and(eq(leads.id, leadId), isNull(leads.answeredAt)))
}

/** A new lead that was answered is in somebody's hands. @returns whether it was new */
export async function openAnswered(tx: Db, leadId: number, at: Date): Promise<boolean> {
  const opened = await tx
    .update(leads)
    .set({ state: 'open', stateAt: at })
    .where(and(eq(leads.id, leadId), eq(leads.state, 'new')))
    .returning({ id: leads.id })
  return opened.length > 0
}

/** Whoever saw the lead before is told that it was changed (B22). */
export async function raiseRevision(tx: Db, leadId: number) {
  await tx
    .update(leads)
    .set({ revision: sql`${leads.revision} + 1` })
    .where(eq(leads.id, leadId))
}
