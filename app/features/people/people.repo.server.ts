import { and, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { appointments, leads, people, personAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Two forms of the same new address at once make one person. */
export async function lockAddress(tx: Db, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${email}`}, 0))`)
}

export async function findPersonByAddress(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: personAddresses.personId })
    .from(personAddresses)
    .where(eq(personAddresses.email, email))
  return row?.id
}

/** @returns number of the person */
export async function insertPerson(tx: Db, person: typeof people.$inferInsert): Promise<number> {
  const [row] = await tx.insert(people).values(person).returning({ id: people.id })
  if (!row) throw new Error('a person was not written')
  return row.id
}

export async function insertAddress(tx: Db, address: typeof personAddresses.$inferInsert) {
  await tx.insert(personAddresses).values(address)
}

type GivenContact = { name?: string; phone?: string }

/** Takes what is given in place of what a person has. Whoever changes them meanwhile is told (B22). */
export async function replaceContact(tx: Db, personId: number, given: GivenContact) {
  const { id, name, phone, revision } = people
  const changes = [
    given.name && sql`${name} is distinct from ${given.name}`,
    given.phone && sql`${phone} is distinct from ${given.phone}`,
  ].flatMap((change) => change || [])
  if (changes.length === 0) return
  await tx
    .update(people)
    .set({ ...given, revision: sql`${revision} + 1` })
    .where(and(eq(id, personId), or(...changes)))
}

/** Adds what is given and a person lacks; what the agency has of them stays. Whoever changes them meanwhile is told (B22). */
export async function fillContact(tx: Db, personId: number, given: GivenContact) {
  const { id, name, phone, revision } = people
  const gaps = [given.name && isNull(name), given.phone && isNull(phone)].flatMap((gap) => gap || [])
  if (gaps.length === 0) return
  await tx
    .update(people)
    .set({
      name: sql`coalesce(${name}, ${given.name ?? null})`,
      phone: sql`coalesce(${phone}, ${given.phone ?? null})`,
      revision: sql`${revision} + 1`,
    })
    .where(and(eq(id, personId), or(...gaps)))
}

/** Mail addresses of a person, the first one first. */
export async function findAddresses(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .select({ email: personAddresses.email })
    .from(personAddresses)
    .where(eq(personAddresses.personId, personId))
    .orderBy(personAddresses.addedAt, personAddresses.email)
  return rows.map(({ email }) => email)
}

/** When somebody wrote from an address first. */
export async function findFirstUse(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ addedAt: personAddresses.addedAt })
    .from(personAddresses)
    .where(eq(personAddresses.email, email))
  return row?.addedAt
}

/** Who is known by telephone or name alone. */
export const findPeopleWithoutAddress = async (db: Db) =>
  await db
    .select({ id: people.id, createdAt: people.createdAt })
    .from(people)
    .where(notExists(addressesOfPerson(db)))
    .orderBy(people.id)

/** What is kept of the person of an address. */
export const findPersonOf = async (db: Db, email: string) =>
  await db
    .select({ createdAt: people.createdAt, name: people.name, phone: people.phone, note: people.note })
    .from(people)
    .innerJoin(personAddresses, eq(personAddresses.personId, people.id))
    .where(eq(personAddresses.email, email))

/** Deletes an address, and its person if it was their last. @returns number of addresses */
export async function deleteAddress(tx: Db, email: string): Promise<number> {
  const deleted = await tx
    .delete(personAddresses)
    .where(eq(personAddresses.email, email))
    .returning({ id: personAddresses.personId })
  for (const { id } of deleted)
    await tx.delete(people).where(and(eq(people.id, id), notExists(addressesOfPerson(tx))))
  return deleted.length
}

const addressesOfPerson = (db: Db) =>
  db.select({ one: sql`1` }).from(personAddresses).where(eq(personAddresses.personId, people.id))

/** Deletes those whom no lead and no appointment tells of any more. @returns number of people */
export async function deletePeopleBefore(db: Db, instant: Date): Promise<number> {
  const one = { one: sql`1` }
  const theirLeads = db.select(one).from(leads).where(eq(leads.personId, people.id))
  const theirAppointments = db
    .select(one)
    .from(personAddresses)
    .innerJoin(appointments, eq(appointments.email, personAddresses.email))
    .where(and(eq(personAddresses.personId, people.id), ne(appointments.state, 'held')))
  const deleted = await db
    .delete(people)
    .where(and(lt(people.createdAt, instant), notExists(theirLeads), notExists(theirAppointments)))
    .returning({ id: people.id })
  return deleted.length
}
