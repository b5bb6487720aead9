const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request may change something, so that it has to come from one of our own pages. */
export function needsSameOrigin(method: string): boolean {
  return !safeMethods.has(method.toUpperCase())
}

/**
 * Whether the browser says that one of our own pages sent this request: instead of a token, which a cached page
 * cannot hold. Refuse an unsafe request with 403 when not.
 *
 * Origin decides where there is one: browsers send it with every POST. `Origin: null` (a sandboxed frame, a
 * page with `no-referrer`) is nobody's. Without Origin, Sec-Fetch-Site has to say `same-origin`, or `none`
 * for what the visitor started himself. With neither it is refused: no browser that we support.
 * @param publicOrigin - as visitors see it (`https://www.agency.be`), not as the proxy reaches us
 */
export function isSameOriginRequest(
  headers: { get(name: string): string | null },
  publicOrigin: string,
): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')?.trim().toLowerCase()
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === null ? site !== undefined : origin.trim().toLowerCase() === publicOrigin.toLowerCase()
}
