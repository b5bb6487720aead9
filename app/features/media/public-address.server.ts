import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** @see IANA special-purpose address registries, RFC 6890 */
const reservedV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Inside 2000::/3, the only public unicast space: Teredo and others, documentation, 6to4 (which can wrap a private IPv4). */
const reservedV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [net, prefix] of reservedV4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of reservedV6) reserved.addSubnet(net, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is on the public internet, and not in this machine, its network or its cloud's services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && globalV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/**
 * A name lookup for `node:https` that refuses names with any address that is not public. Because the connection
 * uses the very answer that was checked, a name cannot change its mind in between (DNS rebinding).
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error('the name leads to an address that is not public'), '', 0)
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
