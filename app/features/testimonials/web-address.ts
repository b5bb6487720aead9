/**
 * The address of somebody's site as it is linked to.
 * @returns an http or https address; undefined when it is none
 */
export function readWebAddress(typed: string): string | undefined {
  if (typed === '') return undefined
  const url = URL.parse(/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  // A name in front of the host makes an address look like another's.
  url.username = ''
  url.password = ''
  return url.href
}

/** `www.example.be/about` → `example.be`: where a link leads is what it says. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
