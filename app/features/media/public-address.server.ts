import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All of the public unicast space of IPv6; the parser knows what is reserved inside it. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet, and not in this machine, its network or its cloud's services.
 * @see IANA special-purpose address registries, RFC 6890
 */
export function isPublicAddress(address: string): boolean {
  // Not `process`: an IPv4 address inside an IPv6 one is nothing that a public name answers.
  const parsed = isIP(address) === 0 ? undefined : ipaddr.parse(address)
  if (parsed?.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalV6)
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
