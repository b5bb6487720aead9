import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { leads, people, personAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Member } from '~/platform/office/member.server'
import { readId } from '~/platform/office/read-id'

const { id, createdAt, name, phone, note, revision } = people
const columns = { id, createdAt, name, phone, note, revision }

/** Who reads: an agent sees people some lead of whom is theirs or nobody's, and those without leads (B3). */
export type Reader = Pick<Member, 'id' | 'seesAll'>

export function visibleTo({ id: staffId, seesAll }: Reader): SQL | undefined {
  if (seesAll) return undefined
  const theirs = sql`select 1 from ${leads} where ${leads.personId} = ${people.id}`
  return sql`(not exists (${theirs})
    or exists (${theirs} and (${leads.staffId} is null or ${leads.staffId} = ${staffId})))`
}

/** A person with their addresses; undefined when there is none for the reader. @param number - as an address has it */
export async function findPerson(db: Db, number: string | number | undefined, reader: Reader) {
  return await findPersonBy(db, readId(String(number ?? '')), visibleTo(reader))
}

/** Numbers of the people of some addresses, by address, as far as their reader may see them. */
export async function findPeopleOfAddresses(
  db: Db,
  emails: string[],
  reader: Reader,
): Promise<Map<string, number>> {
  const { email, personId } = personAddresses
  const rows = await db
    .select({ email, personId })
    .from(personAddresses)
    .innerJoin(people, eq(id, personId))
    .where(and(inArray(email, emails), visibleTo(reader)))
  return new Map(rows.map((row) => [row.email, row.personId]))
}

async function findPersonBy(db: Db, number: number, isVisible: SQL | undefined) {
  const [[person], addresses] = await Promise.all([
    db
      .select(columns)
      .from(people)
      .where(and(eq(id, number), isVisible)),
    db
      .select({ email: personAddresses.email })
      .from(personAddresses)
      .where(eq(personAddresses.personId, number))
      .orderBy(asc(personAddresses.addedAt), asc(personAddresses.email)),
  ])
  return person && { ...person, emails: addresses.map(({ email }) => email) }
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** People who are being changed wait for each other, always in the same order. */
export async function lockPeople(tx: Db, ids: number[]) {
  await tx.select({ id }).from(people).where(inArray(id, ids)).orderBy(asc(id)).for('update')
}

/** @returns whether they are still as the member saw them */
export async function updatePerson(
  tx: Db,
  number: number,
  seen: number,
  change: { name: string | null; phone: string | null; note: string | null },
): Promise<boolean> {
  const changed = await tx
    .update(people)
    .set({ ...change, revision: sql`${revision} + 1` })
    .where(and(eq(id, number), eq(revision, seen)))
    .returning({ id })
  return changed.length === 1
}

/** What one person has becomes another's; the first is no more. */
export async function movePerson(
  tx: Db,
  from: number,
  to: number,
  kept: Partial<typeof people.$inferInsert>,
) {
  await tx.update(personAddresses).set({ personId: to }).where(eq(personAddresses.personId, from))
  await tx.update(leads).set({ personId: to }).where(eq(leads.personId, from))
  await tx.delete(people).where(eq(id, from))
  await tx
    .update(people)
    .set({ ...kept, revision: sql`${revision} + 1` })
    .where(eq(id, to))
}

/** An address becomes another person's, with the leads that came from it. */
export async function moveAddress(tx: Db, email: string, to: number) {
  await tx.update(personAddresses).set({ personId: to }).where(eq(personAddresses.email, email))
  await tx.update(leads).set({ personId: to }).where(eq(leads.email, email))
}

/** What a lead says of its sender's name and telephone; null where it says nothing. */
const givenName = sql`nullif(concat_ws(' ', nullif(${leads.fields}->>'firstName', ''),
  nullif(${leads.fields}->>'lastName', '')), '')`
const givenPhone = sql`nullif(${leads.fields}->>'phone', '')`
/** Spam gives nothing to anybody (B25). */
const isNoSpam = ne(leads.state, 'spam')

/** Whether a lead that came since can have given a person the name or the telephone that they have. */
export async function isGivenSince(db: Db, person: Person, since: Date): Promise<boolean> {
  const isSame = or(sql`${givenName} = ${person.name}`, sql`${givenPhone} = ${person.phone}`)
  const isLater = and(eq(leads.personId, person.id), gt(leads.at, since))
  return (await db.$count(leads, and(isLater, isNoSpam, isSame))) > 0
}

type GivenContact = { name: string | null; phone: string | null }

/** Name and telephone as last given from an address. */
export async function findContactOf(db: Db, email: string): Promise<GivenContact> {
  const { rows } = await db.execute<GivenContact>(sql`
    select ${givenName} as name, ${givenPhone} as phone from ${leads}
    where ${leads.email} = ${email} and ${isNoSpam} order by ${leads.at} desc limit 1`)
  return rows[0] ?? { name: null, phone: null }
}

/** Every name and telephone that was given from an address, by spam too: whoever it is split from must keep none of it. */
export async function findGivenContacts(db: Db, email: string): Promise<GivenContact[]> {
  const { rows } = await db.execute<GivenContact>(sql`
    select distinct ${givenName} as name, ${givenPhone} as phone from ${leads} where ${leads.email} = ${email}`)
  return rows
}

/** The name and the telephone that a person gave last, perhaps not together; null if none. */
export async function findLastContact(db: Db, number: number): Promise<GivenContact> {
  const last = (given: SQL) =>
    sql`(array_agg(${given} order by ${leads.at} desc, ${leads.id} desc) filter (where ${given} is not null))[1]`
  const { rows } = await db.execute<GivenContact>(sql`
    select ${last(givenName)} as name, ${last(givenPhone)} as phone from ${leads}
    where ${leads.personId} = ${number} and ${isNoSpam}`)
  return rows[0] ?? { name: null, phone: null }
}

/**
 * Others who may be the same: by their telephone number, or by name and postal code (B26).
 * @param phoneDigits - national digits; empty if unknown
 */
export async function findAlike(
  db: Db,
  { id: number, name: called }: Person,
  { phoneDigits, reader, most }: { phoneDigits: string; reader: Reader; most: number },
) {
  const zips = sql`select ${leads.fields}->>'zip' from ${leads} where ${leads.personId} = ${number}`
  const samePhone = sql`${people.words} @@ to_tsquery('simple', ${phoneDigits ? `'${phoneDigits}'` : ''})`
  const sameName = sql`lower(${people.name}) = lower(${called ?? ''})
    and exists (select 1 from ${leads} where ${leads.personId} = ${people.id} and ${leads.fields}->>'zip' in (${zips}))`
  return await db
    .select({
      ...{ id, name, phone },
      samePhone: sql<boolean>`${samePhone}`,
      emails: sql<string[]>`array(select ${personAddresses.email} from ${personAddresses}
        where ${personAddresses.personId} = ${people.id} order by ${personAddresses.addedAt})`,
    })
    .from(people)
    .where(
      and(ne(id, number), visibleTo(reader), sql`(${samePhone} or (${sameWords(called)} and ${sameName}))`),
    )
    .orderBy(asc(id))
    .limit(most)
}

/** Narrows to people with the words of a name by the index; comparing every name would read them all. */
const sameWords = (called: string | null) =>
  sql`${people.words} @@ plainto_tsquery('simple', ${called ?? ''})`

/** Deletes a person who has no address. */
export async function deletePersonWithoutAddress(tx: Db, number: number) {
  await tx.delete(people).where(eq(id, number))
}
