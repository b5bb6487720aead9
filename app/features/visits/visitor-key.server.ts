import { createHmac } from 'node:crypto'

/** Bytes of a hash that are kept; enough that two visitors never share one by chance. */
const keyBytes = 16

/** Characters of a browser's name that are looked at (O5); it is not kept. */
const agentLength = 350

export const shortAgent = (userAgent: string | null): string => (userAgent ?? '').slice(0, agentLength)

/**
 * What stands for somebody while a day lasts. Without the salt, which is deleted with its day, nobody can find out
 * whom it stood for.
 */
export const hashOf = (salt: string, ...parts: string[]): string =>
  createHmac('sha256', salt).update(parts.join('\n')).digest().subarray(0, keyBytes).toString('base64url')
