import { and, asc, desc, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { blockedAddresses, leadEntries, leads, owners, staff } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { rolesWith } from '~/platform/office/permissions'
import { type Reader, visibleTo } from './inbox.repo.server'
import { toDoStates } from './lead-filter'

const leadColumns = {
  ...{ id: leads.id, at: leads.at, form: leads.form, locale: leads.locale, email: leads.email },
  ...{ fields: leads.fields, listingId: leads.listingId, projectId: leads.projectId, unitId: leads.unitId },
  ...{ page: leads.page, personId: leads.personId, state: leads.state, staffId: leads.staffId },
  ...{ dueAt: leads.dueAt, outcome: leads.outcome, source: leads.source, answeredAt: leads.answeredAt },
  ...{ answerMinutes: leads.answerMinutes, revision: leads.revision, enteredBy: leads.enteredBy },
  appointmentId: leads.appointmentId,
}

/** Who entered a lead. */
const typist = alias(staff, 'typist')

/** A lead that its reader may see. */
export async function findLead(db: Db, id: number, reader: Reader) {
  const [row] = await db
    .select({ ...leadColumns, agent: staff.name, enteredByName: typist.name })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.staffId))
    .leftJoin(typist, eq(typist.id, leads.enteredBy))
    .where(and(eq(leads.id, id), visibleTo(reader)))
  return row
}

/** Leads that nobody else changes until the transaction ends, in an order that lets no two wait for each other. */
export const lockLeads = async (tx: Db, ids: number[], reader: Reader) =>
  await tx
    .select(leadColumns)
    .from(leads)
    .where(and(inArray(leads.id, ids), visibleTo(reader)))
    .orderBy(asc(leads.id))
    .for('update')

const isOpenOf = (staffId: number) => and(eq(leads.staffId, staffId), inArray(leads.state, toDoStates))

/** How many leads of a member are not done. */
export const countOpenLeads = async (db: Db, staffId: number): Promise<number> =>
  await db.$count(leads, isOpenOf(staffId))

/** Leads of a member that are not done, locked as by `lockLeads`. */
export const lockOpenLeads = async (tx: Db, staffId: number) =>
  await tx.select(leadColumns).from(leads).where(isOpenOf(staffId)).orderBy(asc(leads.id)).for('update')

export type LeadRow = Awaited<ReturnType<typeof lockLeads>>[number]

export type LeadChange = Partial<
  Pick<typeof leads.$inferInsert, 'state' | 'stateAt' | 'staffId' | 'dueAt' | 'outcome'>
>

/** Changes a lead; whoever saw it before is told. */
export async function updateLead(tx: Db, id: number, change: LeadChange) {
  await tx
    .update(leads)
    .set({ ...change, revision: sql`${leads.revision} + 1` })
    .where(eq(leads.id, id))
}

export async function insertEntry(tx: Db, entry: typeof leadEntries.$inferInsert) {
  await tx.insert(leadEntries).values(entry)
}

/** The history of a lead, oldest first, with the names of its actors. */
export const findHistory = async (db: Db, leadId: number) =>
  await db
    .select({
      ...{ id: leadEntries.id, at: leadEntries.at, kind: leadEntries.kind, text: leadEntries.text },
      ...{ before: leadEntries.before, after: leadEntries.after, mailId: leadEntries.mailId },
      ...{ correctedAt: leadEntries.correctedAt, staffId: leadEntries.staffId, by: staff.name },
    })
    .from(leadEntries)
    .leftJoin(staff, eq(staff.id, leadEntries.staffId))
    .where(eq(leadEntries.leadId, leadId))
    .orderBy(asc(leadEntries.at), asc(leadEntries.id))

/** Who changed a lead last, and when: its state or agent, or by an answer. Notes change nothing. */
export async function findLastChange(db: Db, leadId: number) {
  const [row] = await db
    .select({ at: leadEntries.at, by: staff.name, kind: leadEntries.kind, text: leadEntries.text })
    .from(leadEntries)
    .leftJoin(staff, eq(staff.id, leadEntries.staffId))
    .where(and(eq(leadEntries.leadId, leadId), inArray(leadEntries.kind, ['state', 'assignment', 'mail'])))
    .orderBy(desc(leadEntries.id))
    .limit(1)
  return row
}

export type EntryRow = Awaited<ReturnType<typeof findHistory>>[number]

/** An entry of a lead that nobody else changes until the transaction ends. */
export async function lockEntry(tx: Db, leadId: number, id: number) {
  const [row] = await tx
    .select()
    .from(leadEntries)
    .where(and(eq(leadEntries.id, id), eq(leadEntries.leadId, leadId)))
    .for('update')
  return row
}

export async function correctEntry(tx: Db, id: number, text: string, correctedAt: Date) {
  await tx.update(leadEntries).set({ text, correctedAt }).where(eq(leadEntries.id, id))
}

/** @param email - in lower case */
export async function blockAddress(tx: Db, email: string, staffId: number, at: Date) {
  await tx.insert(blockedAddresses).values({ email, staffId, at }).onConflictDoNothing()
}

/** @returns whether it was blocked */
export async function unblockAddress(tx: Db, email: string): Promise<boolean> {
  const { email: column } = blockedAddresses
  return (await tx.delete(blockedAddresses).where(eq(column, email)).returning({ column })).length > 0
}

/** Somebody of the agency answered it, entered it, or took it up for more than to close it without an outcome. */
const isTakenUp = sql`(${leads.answeredAt} is not null or ${leads.enteredBy} is not null
  or (${leads.state} <> 'new' and ${leads.outcome} is distinct from 'none'))`

/** Whether the agency took up another lead of an address, whoever may see that one, and did not put it aside as spam. */
export async function hasTakenUpLead(db: Db, email: string, except: number): Promise<boolean> {
  const which = and(eq(leads.email, email), ne(leads.id, except), ne(leads.state, 'spam'), isTakenUp)
  return (await db.$count(leads, which)) > 0
}

/** Whether an owner of a listing has an account with an address. @param email - in lower case */
export const isOwner = async (db: Db, email: string): Promise<boolean> =>
  (await db.$count(owners, eq(owners.email, email))) > 0

/** Leads of an address, for what follows from one of them being spam or not. */
const lockLeadsOfAddress = async (tx: Db, email: string, ...which: (SQL | undefined)[]) =>
  await tx
    .select(leadColumns)
    .from(leads)
    .where(and(eq(leads.email, email), ...which))
    .orderBy(asc(leads.id))
    .for('update')

/** Those that their reader may see, that are new, and that nobody has answered. */
export const lockNewOfAddress = async (tx: Db, email: string, reader: Reader) =>
  await lockLeadsOfAddress(tx, email, visibleTo(reader), eq(leads.state, 'new'), not(isTakenUp))

/** Those of everybody: once the block is lifted, a colleague would have to take back each of theirs alone. */
export const lockSpamOfAddress = async (tx: Db, email: string) =>
  await lockLeadsOfAddress(tx, email, eq(leads.state, 'spam'))

/**
 * Where leads stood before they were put aside as spam, as their history has it; none for those that came as spam. One that
 * was spam already stood elsewhere before, if anywhere.
 */
export async function findStateBeforeSpam(tx: Db, ids: number[]): Promise<Map<number, unknown>> {
  const { leadId, kind, before, after, at, id } = leadEntries
  const rows = await tx
    .selectDistinctOn([leadId], { leadId, before })
    .from(leadEntries)
    .where(
      and(
        inArray(leadId, ids),
        eq(kind, 'state'),
        sql`${after}->>'state' = 'spam' and ${before}->>'state' <> 'spam'`,
      ),
    )
    .orderBy(leadId, desc(at), desc(id))
  return new Map(rows.map((row) => [row.leadId, row.before]))
}

/** Those who can be given leads. */
export const findAgents = async (db: Db) =>
  await db
    .select({ id: staff.id, name: staff.name, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(isNull(staff.removedAt), inArray(staff.role, rolesWith('leads.write'))))
    .orderBy(asc(staff.name), asc(staff.id))
