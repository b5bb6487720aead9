import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { securityEvents, securityLogHead } from '#db/schema'
import { type KeyRing, keyFor, type Root } from '../keys/key-ring.server'

export type Line = typeof securityEvents.$inferSelect
export type Head = Omit<typeof securityLogHead.$inferSelect, 'id'>

/** Before the first line of all. */
export const emptyHead = { baseId: 0, baseHash: '', lastId: 0, lastHash: '' }

/** Keys of the log, each for one purpose. */
export type LogKeys = { account: Buffer; network: Buffer; seal: Buffer }

/** An account keeps its pseudonym for as long as the log is kept, also when the secret is replaced. */
export const logKeysOf = ({ current, lasting }: KeyRing): LogKeys => ({
  account: keyFor(lasting, 'security log account'),
  network: keyFor(lasting, 'security log network'),
  seal: sealKeyOf(current),
})

export const sealKeyOf = (root: Root): Buffer => keyFor(root, 'security log seal')

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
