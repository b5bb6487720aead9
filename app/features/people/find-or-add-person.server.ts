import type { Db } from '~/platform/database.server'
import {
  fillContact,
  findPersonByAddress,
  insertAddress,
  insertPerson,
  lockAddress,
  replaceContact,
} from './people.repo.server'

/** What somebody says of themselves. */
export type Contact = {
  email?: string | null | undefined
  name?: string | undefined
  phone?: string | undefined
}

/**
 * Who says it of somebody known. What a member of staff enters replaces name and telephone; what a visitor sends adds them
 * where they lack, for anybody can type anybody's address, and what they typed stands on their lead (B25); spam adds
 * nothing.
 */
type Source = 'member' | 'visitor' | 'spam'

/**
 * Finds whose address it is, or notes a new person. Without an address it is a new person always: a name or a telephone
 * number alone does not tell who somebody is (B26).
 * @returns number of the person
 */
export async function findOrAddPerson(
  tx: Db,
  { email, ...contact }: Contact,
  at: Date,
  source: Source = 'visitor',
): Promise<number> {
  const given = givenIn(contact)
  if (!email) return await insertPerson(tx, { ...given, createdAt: at })
  const address = email.toLowerCase()
  await lockAddress(tx, address)
  const known = await findPersonByAddress(tx, address)
  if (known !== undefined) {
    if (source === 'member') await replaceContact(tx, known, given)
    if (source === 'visitor') await fillContact(tx, known, given)
    return known
  }
  const personId = await insertPerson(tx, { ...given, createdAt: at })
  await insertAddress(tx, { email: address, personId, addedAt: at })
  return personId
}

/** Takes over what a member of staff enters of somebody whom they chose themselves. */
export const enterContact = async (tx: Db, personId: number, contact: Omit<Contact, 'email'>) =>
  await replaceContact(tx, personId, givenIn(contact))

const givenIn = ({ name, phone }: Contact) => ({ ...(name ? { name } : {}), ...(phone ? { phone } : {}) })
