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

/** Why two people cannot become one, or one two. */
export type JoinRefusal = 'unknown' | 'same' | 'only'

/** Makes another's addresses and leads this person's (B26). What this one lacks is taken from the other. */
export async function joinPeople(
  tx: Db,
  { id, other, reader }: { id: number; other: number; reader: Reader },
): Promise<JoinRefusal | 'joined'> {
  if (id === other) return 'same'
  await lockPeople(tx, [id, other])
  const [person, joined] = [await findPerson(tx, id, reader), await findPerson(tx, other, reader)]
  if (!person || !joined) return 'unknown'
  await movePerson(tx, other, id, {
    name: person.name ?? joined.name,
    phone: person.phone ?? joined.phone,
    note: [person.note, joined.note].filter(Boolean).join('\n\n') || null,
  })
  return 'joined'
}

/**
 * Makes an address of a person another person again, with the leads that came from it. Who it is wrote first when the
 * address did: parting does not keep anybody longer (B31).
 * @returns number of the new one
 */
export async function partPerson(
  tx: Db,
  { id, email, reader }: { id: number; email: string; reader: Reader },
): Promise<JoinRefusal | number> {
  await lockPeople(tx, [id])
  const person = await findPerson(tx, id, reader)
  if (!person?.emails.includes(email)) return 'unknown'
  if (person.emails.length === 1) return 'only'
  const createdAt = await findFirstUse(tx, email)
  if (!createdAt) return 'unknown'
  const parted = await insertPerson(tx, { ...(await findContactOf(tx, email)), createdAt })
  await moveAddress(tx, email, parted)
  await keepOwnContact(tx, person, email)
  return parted
}

/** A name and a telephone that were given from the parted address are the other's: who remains has what they gave last. */
async function keepOwnContact(tx: Db, { id, revision, name, phone, note }: Person, parted: string) {
  const given = await findGivenContacts(tx, parted)
  const isName = name !== null && given.some((one) => one.name === name)
  const isPhone = phone !== null && given.some((one) => one.phone && isSamePhone(one.phone, phone))
  if (!isName && !isPhone) return
  const own = await findLastContact(tx, id)
  const kept = { name: isName ? own.name : name, phone: isPhone ? own.phone : phone, note }
  await updatePerson(tx, id, revision, kept)
}

const isSamePhone = (one: string, other: string) => nationalDigits(one) === nationalDigits(other)
