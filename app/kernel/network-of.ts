/** A network that an address belongs to: `192.0.2.0/24`; bits of its prefix, 32 for an IPv4 address alone. */
export type Network = { name: string; bits: 24 | 32 | 48 | 56 | 64 }

/**
 * The networks that one attacker may have all of, narrowest first: an IPv4 address and its /24, an IPv6 /64 (a device
 * changes the rest at will), /56 (a household) and /48 (a company, a rented server). IPv6 that wraps IPv4 counts as
 * IPv4. What is no address is in none.
 * @see RFC 6177
 */
export function networksOf(address: string): Network[] {
  const groups = readGroups(address)
  if (!groups) return []
  const version4 = wrappedVersion4(groups)
  if (version4) {
    return [
      { name: version4.join('.'), bits: 32 },
      { name: `${version4.slice(0, 3).join('.')}.0/24`, bits: 24 },
    ]
  }
  return ([64, 56, 48] as const).map((bits) => ({ name: `${prefixOf(groups, bits)}::/${bits}`, bits }))
}

/** Whom an address belongs to, where one network is enough to count by: the narrowest. What is no address is itself. */
export const networkOf = (address: string): string => networksOf(address)[0]?.name ?? address

/** The eight groups of an address, an IPv4 one as IPv6 wraps it; undefined when it is none. */
function readGroups(address: string): number[] | undefined {
  const [bare = ''] = address.split('%')
  const text = bare.includes(':') ? bare : `::ffff:${bare}`
  const [head = '', tail, ...more] = text.split('::')
  const before = readPart(head)
  const after = readPart(tail ?? '')
  if (!before || !after || more.length > 0) return undefined
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

/** Groups of four hexadecimal digits, of which the last may be an IPv4 address. */
function readPart(text: string): number[] | undefined {
  if (text === '') return []
  const groups: number[] = []
  for (const [index, group] of text.split(':').entries()) {
    const version4 = index === text.split(':').length - 1 ? readVersion4(group) : undefined
    if (version4) groups.push(...version4)
    else if (/^[0-9a-f]{1,4}$/i.test(group)) groups.push(Number.parseInt(group, 16))
    else return undefined
  }
  return groups
}

/** The two groups that hold an IPv4 address. */
function readVersion4(text: string): [number, number] | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return Math.max(a, b, c, d) > 255 ? undefined : [a * 256 + b, c * 256 + d]
}

/** The four numbers of an address in `::ffff:0:0/96`. */
function wrappedVersion4(groups: number[]): number[] | undefined {
  const [mark, ...words] = groups.slice(5)
  if (mark !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined
  return words.flatMap((word) => [word >> 8, word & 255])
}

/** The groups of a prefix; of a /56 half of the fourth. */
function prefixOf(groups: number[], bits: 48 | 56 | 64): string {
  const kept = groups.slice(0, bits === 48 ? 3 : 4)
  if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00
  return kept.map((group) => group.toString(16)).join(':')
}
