import { brusselsDay } from '~/kernel/calendar'
import { AppError } from '~/kernel/errors'
import { type Network, networksOf } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Choice } from './choice.schema'
import { deleteConsentRecordsBefore, insertConsentRecord } from './consent-records.repo.server'
import { createLimits, type Limit } from './limit'

/** How long a proof is kept: as long as somebody may ask for it. */
export const proofYears = 5

/** Choices of a network by the bits of its prefix: at once, and then with each second. An address is held in memory only. */
const ofNetwork: Record<Network['bits'], Limit> = {
  32: { atOnce: 60, perSecond: 1 / 2 },
  24: { atOnce: 120, perSecond: 1 },
  64: { atOnce: 60, perSecond: 1 / 2 },
  56: { atOnce: 90, perSecond: 1 },
  48: { atOnce: 120, perSecond: 1 },
}
/** Of all whose address is not known together. */
const ofUnknown: Limit = { atOnce: 60, perSecond: 2 }

/** Remembers 10,000 networks, some 2 MB. */
const mayCome = createLimits(10_000)

/** Whether there is room in each network of an address, narrowest first: one that has none takes none from the wider. */
function mayWrite(address: string, now: Date): boolean {
  const networks = networksOf(address)
  if (networks.length === 0) return mayCome('unknown', ofUnknown, now)
  return networks.every(({ name, bits }) => mayCome(name, ofNetwork[bits], now))
}

const purgedOn = new WeakMap<Db, string>()

/**
 * Keeps the proof of a choice; once a day it also forgets the proofs that are too old.
 * @param address - of the visitor; it is not kept
 * @throws {AppError} `limited` when choices come from a network faster than visitors make them
 */
export async function recordChoice(
  { db, clock, locale }: App,
  { version, ...choice }: Choice,
  address: string,
) {
  const now = clock.now()
  if (!mayWrite(address, now)) throw new AppError('limited', 'too many choices of consent')
  await insertConsentRecord(db, { ...choice, at: now, textVersion: version, locale })
  const today = brusselsDay(now)
  if (purgedOn.get(db) === today) return
  purgedOn.set(db, today)
  await deleteConsentRecordsBefore(db, yearsBefore(now))
}

function yearsBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - proofYears)
  return then
}
