import { BlockList, isIP, isIPv6 } from 'node:net'

type ReadableHeaders = { get(name: string): string | null }

export interface TrustedProxy {
  /**
   * Address of the visitor; `unknown` when the socket has none. Personal data: never for a log line.
   * @param peer - address of the other end of the socket; undefined on a Unix socket or after it closed
   */
  clientAddress(peer: string | undefined, headers: ReadableHeaders): string
}

/**
 * Believes X-Forwarded-For only from the proxies named in TRUSTED_PROXIES: anybody else could write it too.
 * Scheme and host that visitors see are PUBLIC_URL's, whatever a header says.
 * @param proxies - addresses or networks: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`
 * @throws {RangeError} naming the entry that is neither
 */
export function createTrustedProxy(proxies: readonly string[]): TrustedProxy {
  const trusted = new BlockList()
  for (const proxy of proxies) add(trusted, proxy)
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return {
    clientAddress(peer, headers) {
      let nearest = plain(peer ?? '')
      if (nearest === null) return 'unknown'
      // Each proxy appends whom it heard, so from the right: the first that is no proxy of ours.
      for (const hop of listOf(headers.get('x-forwarded-for')).reverse()) {
        const address = plain(hop)
        if (!isTrusted(nearest) || address === null) break
        nearest = address
      }
      return nearest
    },
  }
}

function add(list: BlockList, entry: string) {
  const [address = '', prefix, ...rest] = entry.trim().split('/')
  const version = isIP(address)
  const bits = version === 6 ? 128 : 32
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  if (version === 0 || rest.length > 0 || !(length <= bits)) {
    throw new RangeError(`TRUSTED_PROXIES: ${JSON.stringify(entry)} is no address and no network`)
  }
  list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4')
}

/** An address without port, brackets, zone and the ::ffff: that a dual-stack socket writes before IPv4. */
function plain(text: string): string | null {
  const bare = text
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : bare
}

function listOf(header: string | null): string[] {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}
