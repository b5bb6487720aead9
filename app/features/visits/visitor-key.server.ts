import { createHmac } from 'node:crypto'

/** Bytes of the stored hash; enough to avoid collisions between visitors. */
const keyBytes = 16

/** Characters of the user agent that are hashed (O5); it is not stored. */
const agentLength = 350

export const shortAgent = (userAgent: string | null): string => (userAgent ?? '').slice(0, agentLength)

/**
 * Returns a pseudonym of a visitor for one day. It cannot be traced back once the day's salt is deleted.
 */
export const hashOf = (salt: string, ...parts: string[]): string =>
  createHmac('sha256', salt).update(parts.join('\n')).digest().subarray(0, keyBytes).toString('base64url')
