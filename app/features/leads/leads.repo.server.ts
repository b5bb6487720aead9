import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  appointments,
  blockedAddresses,
  type GivenEstimate,
  leadEntries,
  leads,
  personAddresses,
} from '#db/schema'
import { phoneWord } from '#db/schema/plain-words'
import { samePressSince } from '~/kernel/second-press'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'

export type NewLead = typeof leads.$inferInsert

/**
 * Finds the lead that was written before with these words, a few minutes ago at most; who sends the same meanwhile waits
 * for the end of this transaction (F4).
 * @returns its number
 */
export async function findSameLead(tx: Db, digest: string, now: Date): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`)
  const [row] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.digest, digest), gte(leads.at, samePressSince(now))))
    .limit(1)
  return row?.id
}

/** Writes a lead, and tells the office; spam is not announced. @returns its number */
export async function insertLead(tx: Db, lead: NewLead): Promise<number> {
  const [row] = await tx.insert(leads).values(lead).returning({ id: leads.id })
  if (!row) throw new Error('a lead was not written')
  const { staffId, enteredBy, state } = lead
  const members = { staffId: staffId ?? undefined, by: enteredBy ?? undefined }
  await tellOffice(tx, { kind: 'lead', id: row.id, isNew: state !== 'spam', ...members })
  return row.id
}

/** @returns number of the lead of an appointment; undefined if it is deleted, or was booked before bookings had one */
export async function findLeadOfAppointment(tx: Db, appointmentId: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.appointmentId, appointmentId))
  return row?.id
}

/** Finds the result of an online estimate; undefined if there was none, or the lead is deleted. */
export async function findEstimate(db: Db, lead: number): Promise<GivenEstimate | undefined> {
  const [row] = await db.select({ estimate: leads.estimate }).from(leads).where(eq(leads.id, lead))
  return row?.estimate ?? undefined
}

export type LeadRow = typeof leads.$inferSelect

/** What a member entered for a person without an address, but for what is told with one of these. */
export const findLeadsWithoutAddress = async (
  db: Db,
  personId: number,
  emails: readonly string[],
): Promise<LeadRow[]> =>
  await db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.personId, personId),
        isNull(leads.email),
        ...emails.map((email) => sql`(${areToldOf(db, email)}) is not true`),
      ),
    )
    .orderBy(leads.at)

/** Leads of an address, and those without one of somebody whose only address it is. */
const areOf = (db: Db, email: string, ...more: SQL[]): SQL | undefined =>
  or(
    eq(leads.email, email),
    and(isNull(leads.email), inArray(leads.personId, onlyKnownBy(db, email)), ...more),
  )

/**
 * Those of them that are told of an address: what has none needs a name or a telephone that was given from it too, for of
 * two people whom the agency joined and split again, one must not be told the other's.
 */
const areToldOf = (db: Db, email: string) => areOf(db, email, isGivenFrom(db, email))

const own = alias(leads, 'own')

/** Whether the name or the telephone of a lead is that of a lead from an address. */
const isGivenFrom = (db: Db, email: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(own)
      .where(
        and(
          eq(own.email, email),
          or(
            ...[nameOf, phoneOf].map((given) => sql`${given(own)} <> '' and ${given(own)} = ${given(leads)}`),
          ),
        ),
      ),
  )

type Given = { fields: SQLWrapper }
const nameOf = ({ fields }: Given) =>
  sql`lower(trim(concat_ws(' ', ${fields}->>'firstName', ${fields}->>'lastName')))`
const phoneOf = ({ fields }: Given) => phoneWord(sql`${fields}->>'phone'`)

export const findLeadsByEmail = async (db: Db, email: string): Promise<LeadRow[]> =>
  await db.select().from(leads).where(areToldOf(db, email)).orderBy(leads.at)

/** Leads that were deleted, and the mails that were sent from them, which are still there. */
export type DeletedLeads = { count: number; mailIds: number[] }

/** Deletes what is kept of an address. */
export async function deleteLeadsByEmail(tx: Db, email: string): Promise<DeletedLeads> {
  await tx.delete(blockedAddresses).where(eq(blockedAddresses.email, email))
  return await deleteLeads(tx, areOf(tx, email))
}

/** Deletes all leads of a person. */
export const deleteLeadsOfPerson = async (tx: Db, personId: number): Promise<DeletedLeads> =>
  await deleteLeads(tx, eq(leads.personId, personId))

/** Locked first, so that an answer that is just being sent is in their history, which names the mails and goes with them. */
async function deleteLeads(tx: Db, which: SQL | undefined): Promise<DeletedLeads> {
  const rows = await tx.select({ id: leads.id }).from(leads).where(which).orderBy(leads.id).for('update')
  const ids = rows.map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return { count: 0, mailIds: [] }
  const sent = await tx
    .select({ mailId: leadEntries.mailId })
    .from(leadEntries)
    .where(and(inArray(leadEntries.leadId, ids), isNotNull(leadEntries.mailId)))
  await tx.delete(leads).where(inArray(leads.id, ids))
  await tellOffice(tx, { kind: 'lead', id: first })
  return { count: ids.length, mailIds: sent.flatMap(({ mailId }) => mailId ?? []) }
}

/** Somebody with this address and no other: their leads without an address are theirs too. */
function onlyKnownBy(db: Db, email: string) {
  const other = alias(personAddresses, 'other')
  const others = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.personId, personAddresses.personId), ne(other.email, email)))
  return db
    .select({ id: personAddresses.personId })
    .from(personAddresses)
    .where(and(eq(personAddresses.email, email), notExists(others)))
}

/** History of leads for whom they are about, oldest first. */
export const findEntriesOf = async (db: Db, ids: number[]) =>
  await db
    .select({
      ...{ leadId: leadEntries.leadId, at: leadEntries.at, kind: leadEntries.kind, text: leadEntries.text },
      ...{ before: leadEntries.before, after: leadEntries.after, mailId: leadEntries.mailId },
    })
    .from(leadEntries)
    .where(inArray(leadEntries.leadId, ids))
    .orderBy(leadEntries.at, leadEntries.id)

/** @returns number of addresses */
export async function deleteBlockedBefore(db: Db, instant: Date): Promise<number> {
  const deleted = await db
    .delete(blockedAddresses)
    .where(lt(blockedAddresses.at, instant))
    .returning({ email: blockedAddresses.email })
  return deleted.length
}

/** The appointment of a lead. Spam stays while it is there: nothing else tells not to show it to the home’s owner (B23). */
const appointmentOfLead = (db: Db) =>
  db.select({ one: sql`1` }).from(appointments).where(eq(appointments.id, leads.appointmentId))

/** @returns number of rows */
export async function deleteLeadsBefore(db: Db, instant: Date): Promise<number> {
  const isNeeded = and(eq(leads.state, 'spam'), exists(appointmentOfLead(db)))
  const deleted = await db
    .delete(leads)
    .where(and(lt(leads.at, instant), sql`not (${isNeeded})`))
    .returning({ id: leads.id })
  return deleted.length
}

/**
 * Deletes what was put aside as spam before an instant, or came as spam before it; a booking once its appointment is
 * deleted. @returns number of rows
 */
export async function deleteSpamBefore(db: Db, instant: Date): Promise<number> {
  const since = sql`coalesce(${leads.stateAt}, ${leads.at})`
  const deleted = await db
    .delete(leads)
    .where(and(eq(leads.state, 'spam'), sql`${since} < ${instant}`, notExists(appointmentOfLead(db))))
    .returning({ id: leads.id })
  return deleted.length
}

/** Finds enquiries about a listing through the given forms, newest first, without spam. */
export const findLeadsAbout = async (db: Db, listingId: number, forms: readonly string[], limit: number) =>
  await db
    .select({ id: leads.id, at: leads.at, form: leads.form, locale: leads.locale, fields: leads.fields })
    .from(leads)
    .where(and(eq(leads.listingId, listingId), inArray(leads.form, [...forms]), ne(leads.state, 'spam')))
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(limit)

/** Bookings of a listing that were put aside as spam (B23). */
export async function findSpamBookings(db: Db, listingId: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(leads, eq(leads.appointmentId, appointments.id))
    .where(and(eq(appointments.listingId, listingId), eq(leads.state, 'spam')))
  return new Set(rows.map(({ id }) => id))
}
