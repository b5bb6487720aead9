import { contentSecurityPolicy, type Sources } from './content-security-policy'

/**
 * `page`: public, the same for everybody, without inline script or style. `app`: the portal and the back
 * office, hydrated with a nonce. `map`: the document in the frame of a map. `asset`: everything that is
 * not a document of ours (pictures, documents, scripts, feeds).
 */
export type DocumentKind = 'page' | 'app' | 'map' | 'asset'

export interface SecurityHeaderOptions {
  /** Visitors reach the site by https (the public URL, not the socket behind a proxy). */
  https: boolean
  kind: DocumentKind
  /** Of this answer, base64; `app` only. */
  nonce?: string
  /** The development server: inline style and its web socket are allowed, Trusted Types are not asked. */
  dev?: boolean
  /**
   * Names of the Trusted Types policies that scripts of a `page` may create. False: they are not asked for,
   * because the page loads scripts of others that know none.
   */
  trustedTypes?: readonly string[] | false
  /**
   * More sources than our own, such as the media host in img-src, the hosts of an agency's tags, or the hash of
   * the style element with its colours.
   */
  allow?: Sources
  /** A page whose address may hold a secret: not even the next page of the site is told it. */
  isPrivate?: boolean
  /** An asset that documents of other origins may show (a picture in a mail, a media host). */
  shared?: boolean
}

export type HeaderPair = readonly [name: string, value: string]

const TWO_YEARS_IN_SECONDS = 63_072_000

/** Browser features that an agency's site never needs. Full screen stays, for the players that pages frame. */
const off = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissionsPolicy = off.map((feature) => `${feature}=()`).join(', ')

/**
 * The security headers of an answer.
 * @throws {TypeError} when a source or nonce could end its directive, or a nonce is given for anything
 * but an app page: a public page with a nonce could not be cached
 * @see docs/security.md, "Headers"
 */
export function securityHeaders(options: SecurityHeaderOptions): HeaderPair[] {
  const headers: HeaderPair[] = [
    ['content-security-policy', contentSecurityPolicy(options)],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', options.shared ? 'cross-origin' : 'same-origin'],
    // Not no-referrer: a form would then send `Origin: null` and be refused (csrf.ts).
    ['referrer-policy', options.isPrivate ? 'strict-origin' : 'strict-origin-when-cross-origin'],
  ]
  if (options.https) {
    headers.push(['strict-transport-security', `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`])
  }
  return options.kind === 'asset' ? headers : [...headers, ...documentHeaders(options.kind)]
}

function documentHeaders(kind: DocumentKind): HeaderPair[] {
  return [
    ['cross-origin-opener-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['permissions-policy', permissionsPolicy],
    // Says the same as frame-ancestors, to browsers that read only this.
    ['x-frame-options', kind === 'map' ? 'SAMEORIGIN' : 'DENY'],
  ]
}
