import { BlockList, isIP, isIPv6 } from 'node:net'
import { readNetwork } from '~/platform/network'

type ReadableHeaders = { get(name: string): string | null }

export interface TrustedProxy {
  /**
   * Returns the visitor's address; `unknown` if the socket has none. Personal data, so it must not be logged.
   * @param peer - address of the socket's other end; undefined on a Unix socket or after it closed
   */
  clientAddress(peer: string | undefined, headers: ReadableHeaders): string
  /** @param peer - address of the socket's other end */
  trusts(peer: string): boolean
}

/**
 * Trusts X-Forwarded-For only from the proxies in TRUSTED_PROXIES, because anybody could send it. Scheme and host are
 * PUBLIC_URL's, whatever headers say.
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
      // Each proxy appends its peer, so the visitor is the first address from the right that is not a trusted proxy.
      for (const hop of listOf(headers.get('x-forwarded-for')).reverse()) {
        const address = plain(hop)
        if (!isTrusted(nearest) || address === null) break
        nearest = address
      }
      return nearest
    },
    trusts(peer) {
      const address = plain(peer)
      return address !== null && isTrusted(address)
    },
  }
}

function add(list: BlockList, entry: string) {
  const network = readNetwork(entry)
  if (!network) throw new RangeError(`TRUSTED_PROXIES: ${JSON.stringify(entry)} is no address and no network`)
  list.addSubnet(network.address, network.bits, network.version)
}

/** Strips port, brackets, zone and the ::ffff: prefix of dual-stack sockets. */
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
