/** An IPv4 visitor, as a server that listens to both versions sees them. */
const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i

/**
 * Whom an address belongs to, as far as counting needs to know: an IPv6 visitor has a whole /64, and a device changes
 * the rest of it at will. What is no address is counted as it is.
 * @see RFC 6177
 */
export function networkOf(address: string): string {
  const [, version4] = mapped.exec(address) ?? []
  if (version4) return version4
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
