import { createHmac, hkdfSync } from 'node:crypto'

/** A secret with its name. */
export type Root = { id: string; secret: string }

/** The secrets of the site; every key is derived from one of them, for one purpose. */
export type KeyRing = {
  current: Root
  /** What it signed is good until then. */
  previous?: Root & { until: Date }
  /** For hashes that must be found again for years: it stays when the current one is replaced. */
  lasting: Root
}

/** Secrets as they are kept, without their names. */
export type Secrets = { secret: string; previous?: { secret: string; until: Date }; lasting?: string }

export function createKeyRing({ secret, previous, lasting = secret }: Secrets): KeyRing {
  const ring = { current: rootOf(secret), lasting: rootOf(lasting) }
  return previous ? { ...ring, previous: { ...rootOf(previous.secret), until: previous.until } } : ring
}

/** Names a secret without giving anything of it away: 48 bits that are used for nothing else. */
const rootOf = (secret: string): Root => ({
  id: derive(secret, 'name of the secret', 6).toString('base64url'),
  secret,
})

/** Characters of the name of a secret. */
export const idLength = 8

const derived = new WeakMap<Root, Map<string, Buffer>>()

/** The key for a purpose; derived once. */
export function keyFor(root: Root, purpose: string): Buffer {
  const keys = derived.get(root) ?? new Map<string, Buffer>()
  derived.set(root, keys)
  const key = keys.get(purpose) ?? derive(root.secret, purpose, 32)
  keys.set(purpose, key)
  return key
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))

/** Secrets whose signatures are good at a moment. */
export function rootsAt({ current, previous }: KeyRing, now: Date): Root[] {
  return previous && now < previous.until ? [current, previous] : [current]
}

/** A keyed hash for what lives for minutes or hours: nobody without the secret finds the value. */
export const shortHash = ({ current }: KeyRing, purpose: string, value: string): string =>
  createHmac('sha256', keyFor(current, purpose)).update(value).digest('base64url')

/**
 * A keyed hash of what is looked up for years, such as a confirmed address. Made of the secret itself, as it was before
 * keys had purposes: hashes of then must be found.
 */
export const lastingHash = ({ lasting }: KeyRing, purpose: string, value: string): string =>
  createHmac('sha256', lasting.secret).update(`${purpose}\n${value}`).digest('base64url')
