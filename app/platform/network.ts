import { isIP } from 'node:net'

/** An address, as a network of all its bits, or a network. */
export type Network = { address: string; bits: number; version: 'ipv4' | 'ipv6' }

/** Reads `10.0.0.7`, `10.0.0.0/8` or `fd00::/8`; undefined for anything else. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.trim().split('/')
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  if (version === 0 || rest.length > 0 || !(bits <= most)) return undefined
  return { address, bits, version: version === 6 ? 'ipv6' : 'ipv4' }
}
