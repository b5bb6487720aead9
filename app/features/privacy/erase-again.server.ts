import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type KeyRing, lastingHash } from '~/platform/keys/key-ring.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { type ErasedRooms, eraseRooms } from './erase-rooms.server'
import {
  journalOf,
  missingErasures,
  type NotedErasure,
  noteErasures,
  readJournal,
} from './erasure-journal.server'
import { findErasures, insertErasure, lockErasures } from './erasures.repo.server'
import { findKnownAddresses } from './known-addresses.repo.server'

export type ErasedAgain = {
  /** Erasures of the journal that the database lacked. */
  missing: number
  /** Addresses of these that it held, and that are erased now. */
  addresses: number
  /** Erasures whose hash was made with a secret that is not here, so that nobody can tell whose they are. */
  foreign: number
  /** Lines of the journal that were cut off or changed. */
  unreadable: number
}

/**
 * Repeats the erasures that the journal has and the database lacks: it was restored from a time before them. Those that
 * the database has are older than what it holds, so whoever wrote again afterwards keeps that.
 * @param others - further secrets that hashes may have been made with, such as that of the backup
 */
export async function eraseAgain(services: Services, others: KeyRing[] = []): Promise<ErasedAgain> {
  const { db, config, keys } = services
  const { erasures: noted, unreadable } = await readJournal(journalOf(config))
  if (missingErasures(noted, await findErasures(db)).length === 0)
    return { missing: 0, addresses: 0, foreign: 0, unreadable }
  const rings = [keys, ...others]
  const { missing, erased } = await db.transaction(async (tx) => await eraseNoted(tx, services, noted, rings))
  for (const { address, rooms } of erased) {
    recordSecurityEvent(services, { kind: 'data-erased', account: address })
    await rooms.deleteFiles(services)
  }
  const foreign = countForeign(missing, rings)
  return { missing: missing.length, addresses: erased.length, foreign, unreadable }
}

function countForeign(erasures: NotedErasure[], rings: KeyRing[]): number {
  const known = new Set(rings.map(({ lasting }) => lasting.id))
  return erasures.filter(({ keyId }) => keyId !== undefined && !known.has(keyId)).length
}

type ErasedAddress = { address: string; rooms: ErasedRooms }

async function eraseNoted(tx: Db, services: Services, noted: NotedErasure[], rings: KeyRing[]) {
  await lockErasures(tx)
  const missing = missingErasures(noted, await findErasures(tx))
  const erased: ErasedAddress[] = []
  const counts = new Map<string, ErasedRooms['erased']>()
  for (const [address, hash] of await knownAmong(tx, missing, rings)) {
    const rooms = await eraseRooms(tx, services, address)
    erased.push({ address, rooms })
    counts.set(hash, rooms.erased)
  }
  for (const { at, emailHash } of missing)
    await insertErasure(tx, { at, emailHash, erased: counts.get(emailHash) ?? {} })
  return { missing, erased }
}

/** Addresses that the database holds whose hash is among those of erasures, with that hash. */
async function knownAmong(tx: Db, erasures: NotedErasure[], rings: KeyRing[]): Promise<Map<string, string>> {
  const hashes = new Set(erasures.map(({ emailHash }) => emailHash))
  const found = new Map<string, string>()
  if (hashes.size === 0) return found
  for (const address of await findKnownAddresses(tx)) {
    const hash = rings.map((ring) => erasureHash(ring, address)).find((one) => hashes.has(one))
    if (hash !== undefined) found.set(address, hash)
  }
  return found
}

/** How an erasure is found again. @param email - in lower case */
export const erasureHash = (keys: KeyRing, email: string): string => lastingHash(keys, 'erasure', email)

/** Notes in the journal what the database has and the journal lacks, also of times when it could not be written. */
export async function noteKnownErasures({ db, config, keys }: Pick<Services, 'db' | 'config' | 'keys'>) {
  const keyId = keys.lasting.id
  const erasures = (await findErasures(db)).map((erasure) => ({ ...erasure, keyId }))
  return await noteErasures(journalOf(config), erasures)
}

/** The same, where nothing must fail because of it: a visitor has their data erased, the site starts. */
export async function noteIfPossible(services: Pick<Services, 'db' | 'config' | 'keys' | 'log'>) {
  await noteKnownErasures(services).catch((error: unknown) =>
    services.log.error(
      { err: error },
      'erasures could not be noted where backups go; the next erasure or start tries again',
    ),
  )
}
