import type { Db } from '~/platform/database.server'
import {
  findContactOf,
  findPerson,
  lockPeople,
  moveAddress,
  movePerson,
  type Reader,
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
  return parted
}
