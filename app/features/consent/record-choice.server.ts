import { AppError } from '~/kernel/errors'
import { type Network, networksOf } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import type { Choice } from './choice.schema'
import { insertConsentRecord } from './consent-records.repo.server'
import { createLimits, type Limit } from './limit'

/** Limits per network by the bits of its prefix: burst, and rate per second. Addresses are held in memory only. */
const ofNetwork: Record<Network['bits'], Limit> = {
  32: { atOnce: 60, perSecond: 1 / 2 },
  24: { atOnce: 120, perSecond: 1 },
  64: { atOnce: 60, perSecond: 1 / 2 },
  56: { atOnce: 90, perSecond: 1 },
  48: { atOnce: 120, perSecond: 1 },
}
/** One bucket for all visitors with an unknown address. */
const ofUnknown: Limit = { atOnce: 60, perSecond: 2 }

/** Networks kept in memory, some 2 MB. */
const mayCome = createLimits(10_000)

/**
 * Takes a token from each network of an address, narrowest first, and stops at an empty bucket, so that wider ones lose
 * none.
 */
function mayWrite(address: string, now: Date): boolean {
  const networks = networksOf(address)
  if (networks.length === 0) return mayCome('unknown', ofUnknown, now)
  return networks.every(({ name, bits }) => mayCome(name, ofNetwork[bits], now))
}

/**
 * Stores the proof of a choice.
 * @param address - of the visitor; not stored
 * @throws {AppError} `limited` if choices come from a network faster than visitors can make them
 */
export async function recordChoice(
  { db, clock, locale }: App,
  { version, ...choice }: Choice,
  address: string,
) {
  const now = clock.now()
  if (!mayWrite(address, now)) throw new AppError('limited', 'too many choices of consent')
  await insertConsentRecord(db, { ...choice, at: now, textVersion: version, locale })
}
