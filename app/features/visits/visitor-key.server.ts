import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

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

/** An address as one subscriber has it: of version 6 the first 64 bits, for a device changes the rest at will. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
