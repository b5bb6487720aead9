/**
 * Normalises the typed address of a website.
 * @returns an http or https address; undefined if it is invalid
 */
export function readWebAddress(typed: string): string | undefined {
  if (typed === '') return undefined
  const url = URL.parse(/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  // A user name before the host could imitate another site.
  url.username = ''
  url.password = ''
  return url.href
}

/** `www.example.be/about` → `example.be`, so that a link's text shows its destination. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
