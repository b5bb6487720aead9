import { and, desc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { appointments, leadEntries, leads, staff } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { HistoryOf } from '~/platform/office/person-history'
import { type Reader, visibleTo } from './inbox.repo.server'

type Whose = { reader: Reader; most: number }

const isOf = ({ personId }: HistoryOf, { reader }: Whose): SQL | undefined =>
  and(eq(leads.personId, personId), visibleTo(reader))

/** A booking stands there once: as what was booked, as long as that is kept. */
const isNoAppointment = (db: Db) =>
  or(
    isNull(leads.appointmentId),
    notExists(db.select({ one: sql`1` }).from(appointments).where(eq(appointments.id, leads.appointmentId))),
  )

export const findLeadsOf = async (db: Db, of: HistoryOf, whose: Whose) =>
  await db
    .select({
      ...{ id: leads.id, at: leads.at, form: leads.form, fields: leads.fields, state: leads.state },
      ...{ listingId: leads.listingId, projectId: leads.projectId },
    })
    .from(leads)
    .where(and(isOf(of, whose), isNoAppointment(db)))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(whose.most)

/** The leads of appointments, by the appointment, as far as the reader may see them. */
export async function findLeadsOfAppointments(
  db: Db,
  ids: string[],
  reader: Reader,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: leads.id, appointmentId: leads.appointmentId })
    .from(leads)
    .where(and(inArray(leads.appointmentId, ids), visibleTo(reader)))
  return new Map(rows.flatMap(({ id, appointmentId }) => (appointmentId ? [[appointmentId, id]] : [])))
}

/** Notes and calls; mails are in the outbox, and what else happened to a lead stands with it. */
export const findNotesOf = async (db: Db, of: HistoryOf, whose: Whose) =>
  await db
    .select({
      ...{ id: leadEntries.id, at: leadEntries.at, kind: leadEntries.kind, text: leadEntries.text },
      ...{ leadId: leadEntries.leadId, by: staff.name },
    })
    .from(leadEntries)
    .innerJoin(leads, eq(leads.id, leadEntries.leadId))
    .leftJoin(staff, eq(staff.id, leadEntries.staffId))
    .where(and(isOf(of, whose), inArray(leadEntries.kind, ['note', 'call'])))
    .orderBy(desc(leadEntries.at), desc(leadEntries.id))
    .limit(whose.most)
