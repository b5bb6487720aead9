import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The public unicast space of IPv6; the parser knows its reserved ranges. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Tells whether an address is on the public internet, not on this machine, its network or its cloud's services.
 * @see IANA special-purpose address registries, RFC 6890
 */
export function isPublicAddress(address: string): boolean {
  // Not `process`: no public name resolves to an IPv4 address inside an IPv6 one.
  const parsed = isIP(address) === 0 ? undefined : ipaddr.parse(address)
  if (parsed?.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalV6)
}

/**
 * A name lookup for `node:https` that rejects names with any non-public address. The connection uses the checked
 * result, so that the name cannot resolve differently in between (DNS rebinding).
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
