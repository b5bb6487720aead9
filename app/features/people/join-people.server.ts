import { nationalDigits } from '~/kernel/phone'
import type { Db } from '~/platform/database.server'
import {
  findContactOf,
  findGivenContacts,
  findLastContact,
  findPerson,
  lockPeople,
  moveAddress,
  movePerson,
  type Person,
  type Reader,
  updatePerson,
} from './office/person.repo.server'
import { findFirstUse, insertPerson } from './people.repo.server'

/** Characters of two notes together. */
export const longestNotes = 2 * 5_000
const betweenNotes = '\n\n'
/** Characters of a note, which may be two that were joined. */
export const longestNote = longestNotes + betweenNotes.length

/** Why two people cannot become one, or one two; `notes`: together theirs are too long to be changed as one. */
export type JoinRefusal = 'unknown' | 'same' | 'only' | 'notes'

/**
 * Makes another's addresses and leads this person's (B26). What this one lacks is taken from the other, and nothing of
 * either's note is lost.
 */
export async function joinPeople(
  tx: Db,
  { id, other, reader }: { id: number; other: number; reader: Reader },
): Promise<JoinRefusal | 'joined'> {
  if (id === other) return 'same'
  await lockPeople(tx, [id, other])
  const [person, joined] = [await findPerson(tx, id, reader), await findPerson(tx, other, reader)]
  if (!person || !joined) return 'unknown'
  const note = [person.note, joined.note].filter(Boolean).join(betweenNotes)
  if (note.length > longestNote) return 'notes'
  await movePerson(tx, other, id, {
    name: person.name ?? joined.name,
    phone: person.phone ?? joined.phone,
    note: note || null,
  })
  return 'joined'
}

/**
 * Makes an address of a person another person again, with the leads that came from it. The new person dates from the
 * first use of the address: splitting does not keep anybody longer (B31).
 * @returns number of the new one
 */
export async function splitPerson(
  tx: Db,
  { id, email, reader }: { id: number; email: string; reader: Reader },
): Promise<JoinRefusal | number> {
  await lockPeople(tx, [id])
  const person = await findPerson(tx, id, reader)
  if (!person?.emails.includes(email)) return 'unknown'
  if (person.emails.length === 1) return 'only'
  const createdAt = await findFirstUse(tx, email)
  if (!createdAt) return 'unknown'
  const newId = await insertPerson(tx, { ...(await findContactOf(tx, email)), createdAt })
  await moveAddress(tx, email, newId)
  await keepOwnContact(tx, person, email)
  return newId
}

/** A name and a telephone from the split address go with it: the person who remains gets their own last ones. */
async function keepOwnContact(tx: Db, { id, revision, name, phone, note }: Person, email: string) {
  const given = await findGivenContacts(tx, email)
  const isName = name !== null && given.some((one) => one.name === name)
  const isPhone = phone !== null && given.some((one) => one.phone && isSamePhone(one.phone, phone))
  if (!isName && !isPhone) return
  const own = await findLastContact(tx, id)
  const kept = { name: isName ? own.name : name, phone: isPhone ? own.phone : phone, note }
  await updatePerson(tx, id, revision, kept)
}

/** Whether two numbers are one, however each is written; what has no digits is none. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = nationalDigits(one)
  return one === other || (digits !== '' && digits === nationalDigits(other))
}
