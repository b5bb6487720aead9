import ipaddr from 'ipaddr.js'

/** A network that an address belongs to: `192.0.2.0/24`; bits of its prefix, 32 for an IPv4 address alone. */
export type Network = { name: string; bits: 24 | 32 | 48 | 56 | 64 }

/**
 * Returns the networks that one attacker may fully control, narrowest first: an IPv4 address and its /24, an IPv6 /64
 * (a device changes the rest at will), /56 (a household) and /48 (a company, a rented server). An IPv4-mapped IPv6
 * address counts as IPv4. An invalid address has no networks.
 * @see RFC 6177
 */
export function networksOf(address: string): Network[] {
  // The parser also takes octal, hexadecimal and shortened IPv4 addresses, which no socket and no proxy writes.
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return []
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) {
    const [a, b, c] = parsed.octets
    return [
      { name: parsed.toString(), bits: 32 },
      { name: `${a}.${b}.${c}.0/24`, bits: 24 },
    ]
  }
  return ([64, 56, 48] as const).map((bits) => ({ name: `${prefixOf(parsed.parts, bits)}::/${bits}`, bits }))
}

/** Returns the narrowest network of an address, for counting; an invalid address is returned unchanged. */
export const networkOf = (address: string): string => networksOf(address)[0]?.name ?? address

/** The hexadecimal groups of a prefix; of a /56 half of the fourth. */
function prefixOf(groups: number[], bits: 48 | 56 | 64): string {
  const kept = groups.slice(0, bits === 48 ? 3 : 4)
  if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00
  return kept.map((group) => group.toString(16)).join(':')
}
