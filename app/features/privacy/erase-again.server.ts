import { findPeopleWithoutAddress } from '~/features/people/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type KeyRing, lastingHash } from '~/platform/keys/key-ring.server'
import { erasePersonWithoutAddress } from './erase-person.server'
import { type ErasedRooms, type Erasing, eraseRooms } from './erase-rooms.server'
import { journalOf, missingErasures, type NotedErasure, noteErasures } from './erasure-journal.server'
import { findErasures, insertErasure, lockErasures } from './erasures.repo.server'
import { findKnownAddresses } from './known-addresses.repo.server'

/** What `repeatErasures` did in its transaction. */
export type RepeatedErasures = {
  /** Erasures that the database lacked. */
  missing: number
  /** Addresses of these that it held, and that are erased now. */
  addresses: string[]
  /** The same of people without an address, as the security log calls them. */
  people: string[]
  /** Those of them whose hash was made with a secret that is not here: they stay missing, to be tried again. */
  foreign: number
  /** Deletes the files of all these, when the transaction has committed. */
  deleteFiles: ErasedRooms['deleteFiles']
}

/**
 * Repeats the erasures that were noted and that the database lacks: it was put back from a time before them. Those that
 * the database has are older than what it holds, so whoever wrote again afterwards keeps that.
 * @param rings - secrets that the hashes may have been made with, such as that of a backup
 */
export async function repeatErasures(
  tx: Db,
  services: Erasing,
  noted: NotedErasure[],
  rings: KeyRing[],
): Promise<RepeatedErasures> {
  await lockErasures(tx)
  const present = await findErasures(tx)
  const ours = missingErasures(noted.filter(madeWithOneOf(rings)), present)
  const foreign = missingErasures(noted, [...present, ...ours])
  const known = await knownAmong(tx, ours, rings)
  const erased = new Map<string, ErasedRooms>()
  for (const [address, hash] of known.addresses) erased.set(hash, await eraseRooms(tx, services, address))
  for (const [id, hash] of known.people) erased.set(hash, await erasePersonWithoutAddress(tx, id))
  for (const { at, emailHash } of ours)
    await insertErasure(tx, { at, emailHash, erased: erased.get(emailHash)?.erased ?? {} })
  return {
    missing: ours.length + foreign.length,
    addresses: [...known.addresses.keys()],
    people: [...known.people.keys()].map(nameOfPerson),
    foreign: foreign.length,
    deleteFiles: async (then) => {
      for (const rooms of erased.values()) await rooms.deleteFiles(then)
    },
  }
}

/** Whether a hash can be compared; where nobody noted its secret, any may be the one. */
function madeWithOneOf(rings: KeyRing[]) {
  const known = new Set(rings.map(({ lasting }) => lasting.id))
  return ({ keyId }: NotedErasure): boolean => keyId === undefined || known.has(keyId)
}

/** Addresses, and numbers of people without one, that the database holds whose hash is among those of erasures. */
async function knownAmong(tx: Db, erasures: NotedErasure[], rings: KeyRing[]) {
  const hashes = new Set(erasures.map(({ emailHash }) => emailHash))
  const [addresses, people] = [new Map<string, string>(), new Map<number, string>()]
  if (hashes.size === 0) return { addresses, people }
  for (const address of await findKnownAddresses(tx)) {
    const hash = rings.map((ring) => erasureHash(ring, address)).find((one) => hashes.has(one))
    if (hash !== undefined) addresses.set(address, hash)
  }
  for (const person of await findPeopleWithoutAddress(tx)) {
    const hash = rings.map((ring) => personErasureHash(ring, person)).find((one) => hashes.has(one))
    if (hash !== undefined) people.set(person.id, hash)
  }
  return { addresses, people }
}

/** How an erasure is found again. @param email - in lower case */
export const erasureHash = (keys: KeyRing, email: string): string => lastingHash(keys, 'erasure', email)

/**
 * The same of somebody without an address. Their number alone would not do: a database that was put back gives it to
 * somebody else.
 */
export const personErasureHash = (
  keys: KeyRing,
  { id, createdAt }: { id: number; createdAt: Date },
): string => lastingHash(keys, 'erasure', `${nameOfPerson(id)} ${createdAt.toISOString()}`)

/** Somebody without an address in the security log, which keeps a hash of it. */
export const nameOfPerson = (id: number): string => `person/${id}`

/**
 * Notes in a journal what the database has and the journal lacks, also of times when it could not be written.
 * @param file - of the journal
 */
export async function noteKnownErasures(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  file: string,
): Promise<number> {
  const keyId = keys.lasting.id
  return await noteErasures(
    file,
    (await findErasures(db)).map((erasure) => ({ ...erasure, keyId })),
  )
}

/** The same for the site's own journal, where nothing must fail because of it. */
export async function noteIfPossible(services: Pick<Services, 'db' | 'config' | 'keys' | 'log'>) {
  await noteKnownErasures(services, journalOf(services.config)).catch((error: unknown) =>
    services.log.error(
      { err: error },
      'erasures could not be noted where backups go; the next erasure or start tries again',
    ),
  )
}
