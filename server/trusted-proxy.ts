import { BlockList, isIP, isIPv6 } from 'node:net'

type ReadableHeaders = { get(name: string): string | null }

export interface Peer {
  /** Address of the other end of the socket; undefined on a Unix socket or after it closed. */
  address: string | undefined
  /** Whether the socket itself is TLS. */
  encrypted: boolean
}

export interface TrustedProxy {
  /** Address of the visitor; `unknown` when the socket has none. Personal data: never for a log line. */
  clientAddress(peer: Peer, headers: ReadableHeaders): string
  /** Origin by which the visitor reached us; null when there is no usable host. */
  publicOrigin(peer: Peer, headers: ReadableHeaders): string | null
}

/**
 * Believes X-Forwarded-For, -Proto and -Host only from the proxies named in TRUSTED_PROXIES: anybody else
 * could write them too.
 * @param proxies - addresses or networks: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`
 * @throws {RangeError} naming the entry that is neither
 */
export function createTrustedProxy(proxies: readonly string[]): TrustedProxy {
  const trusted = new BlockList()
  for (const proxy of proxies) add(trusted, proxy)
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  const speaksFor = ({ address }: Peer) => address !== undefined && isTrusted(plain(address) ?? '')

  return {
    clientAddress(peer, headers) {
      let nearest = plain(peer.address ?? '')
      if (nearest === null) return 'unknown'
      // Each proxy appends whom it heard, so from the right: the first that is no proxy of ours.
      for (const hop of listOf(headers.get('x-forwarded-for')).reverse()) {
        const address = plain(hop)
        if (!isTrusted(nearest) || address === null) break
        nearest = address
      }
      return nearest
    },
    publicOrigin(peer, headers) {
      const forwarded = (name: string) => (speaksFor(peer) ? listOf(headers.get(name)).at(-1) : undefined)
      const scheme = forwarded('x-forwarded-proto') ?? (peer.encrypted ? 'https' : 'http')
      return originOf(scheme, forwarded('x-forwarded-host') ?? headers.get('host') ?? '')
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

function originOf(scheme: string, host: string): string | null {
  if (!/^https?$/i.test(scheme) || !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host)) {
    return null
  }
  return URL.parse(`${scheme}://${host}`)?.origin ?? null
}
