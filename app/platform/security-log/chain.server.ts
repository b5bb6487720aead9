import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { securityEvents, securityLogHead } from '#db/schema'

export type Line = typeof securityEvents.$inferSelect
export type Head = Omit<typeof securityLogHead.$inferSelect, 'id'>

/** Before the first line of all. */
export const emptyHead = { baseId: 0, baseHash: '', lastId: 0, lastHash: '' }

/** Keys of the log, each for one purpose. */
export type LogKeys = { account: Buffer; network: Buffer; seal: Buffer }

export function logKeysOf(secret: string): LogKeys {
  const keyFor = (purpose: keyof LogKeys) =>
    Buffer.from(hkdfSync('sha256', secret, '', `security log ${purpose}`, 32))
  return { account: keyFor('account'), network: keyFor('network'), seal: keyFor('seal') }
}

/** A keyed hash of 132 bits: the same for the same value, and nobody without the key finds the value. */
export const pseudonymOf = (key: Buffer, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url').slice(0, 22)

/** The hash of a line, which covers every line before it. */
export function hashOfLine(previous: string, line: Omit<Line, 'hash'>): string {
  const { id, at, kind, result, account, network, detail, count } = line
  const text = JSON.stringify([previous, id, at.toISOString(), kind, result, account, network, detail, count])
  return createHash('sha256').update(text).digest('hex')
}

/** The head with the seal that only the product can make. */
export const sealed = (key: Buffer, head: Omit<Head, 'seal'>): Head => ({ ...head, seal: sealOf(key, head) })

export function isSealed(key: Buffer, head: Head): boolean {
  const [is, ought] = [Buffer.from(head.seal), Buffer.from(sealOf(key, head))]
  return is.length === ought.length && timingSafeEqual(is, ought)
}

const sealOf = (key: Buffer, { baseId, baseHash, lastId, lastHash }: Omit<Head, 'seal'>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([baseId, baseHash, lastId, lastHash]))
    .digest('base64url')
