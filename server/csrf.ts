const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Tells whether a request may change something, so that it must come from one of our own pages. */
export function needsSameOrigin(method: string): boolean {
  return !safeMethods.has(method.toUpperCase())
}

/**
 * Tells whether the browser reports one of our own pages as sender. This replaces a token, which a cached page cannot
 * contain. An unsafe request without it must get 403.
 *
 * Origin decides if present: browsers send it with every POST. `Origin: null` (a sandboxed frame, a page with
 * `no-referrer`) is rejected. Without Origin, Sec-Fetch-Site must be `same-origin`, or `none` for requests that the
 * visitor started directly. Without both it is rejected: every supported browser sends one.
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
