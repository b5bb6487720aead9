import type { Db } from '~/platform/database.server'
import {
  fillContact,
  findPersonByAddress,
  insertAddress,
  insertPerson,
  lockAddress,
} from './people.repo.server'

/** What somebody says of themselves. */
export type Contact = {
  email?: string | null | undefined
  name?: string | undefined
  phone?: string | undefined
}

/**
 * Finds whose address it is, or notes a new person. Of somebody known, name and telephone are added where they lack and
 * never replaced: anybody can type anybody's address, and what they typed stands on their lead (B25). Without an address
 * it is a new person always: a name or a telephone number alone does not tell who somebody is (B26).
 * @param isSpam - nothing of it is added to somebody known
 * @returns number of the person
 */
export async function findOrAddPerson(
  tx: Db,
  { email, ...contact }: Contact,
  at: Date,
  isSpam = false,
): Promise<number> {
  const given = {
    ...(contact.name ? { name: contact.name } : {}),
    ...(contact.phone ? { phone: contact.phone } : {}),
  }
  if (!email) return await insertPerson(tx, { ...given, createdAt: at })
  const address = email.toLowerCase()
  await lockAddress(tx, address)
  const known = await findPersonByAddress(tx, address)
  if (known !== undefined) {
    if (!isSpam) await fillContact(tx, known, given)
    return known
  }
  const personId = await insertPerson(tx, { ...given, createdAt: at })
  await insertAddress(tx, { email: address, personId, addedAt: at })
  return personId
}
