import type { SecurityHeaderOptions } from './security-headers'

type Directive =
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'

export type Sources = Partial<Record<Directive, readonly string[]>>

const SELF = "'self'"
const NONE = "'none'"

/** Builds the Content-Security-Policy of an answer; see `securityHeaders`. */
export function contentSecurityPolicy(options: SecurityHeaderOptions): string {
  const { kind, https, nonce } = options
  if (nonce !== undefined && kind !== 'app') throw new TypeError(`a ${kind} takes no nonce`)
  const directives = kind === 'asset' ? assetDirectives() : documentDirectives(options)
  if (https && kind !== 'asset') directives.push(['upgrade-insecure-requests'])
  return directives.map(joined).join('; ')
}

function documentDirectives({ kind, nonce, dev, allow = {}, trustedTypes = [] }: SecurityHeaderOptions) {
  const byNonce = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const more = (name: Directive, ...own: string[]) => [name, SELF, ...own, ...(allow[name] ?? [])]
  const directives = [
    ['default-src', SELF],
    more('script-src', ...byNonce),
    // Vite inserts style elements during development, which a hash in the directive would forbid again.
    dev ? ['style-src', SELF, "'unsafe-inline'"] : more('style-src', ...byNonce),
    more('img-src', 'data:'),
    more('font-src'),
    more('connect-src', ...(dev ? ['ws:', 'wss:'] : [])),
    more('frame-src'),
    ...(allow['media-src'] ? [more('media-src')] : []),
    ['frame-ancestors', kind === 'map' ? SELF : NONE],
    ['base-uri', NONE],
    ['object-src', NONE],
    ['form-action', SELF],
  ]
  if ((kind === 'page' || kind === 'app') && !dev && trustedTypes)
    directives.push(...trustedTypesDirectives(trustedTypes))
  return directives
}

/**
 * Not in the frame of a map, whose library writes innerHTML. Hydrated pages comply: React would create script elements
 * by innerHTML, but those of our pages exist already.
 */
function trustedTypesDirectives(names: readonly string[]): string[][] {
  return [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(names.length === 0 ? [NONE] : names)],
  ]
}

/** An SVG opened by its address is a document that could run script; a PDF must stay viewable. */
function assetDirectives(): string[][] {
  return [
    ['script-src', NONE],
    ['base-uri', NONE],
    ['form-action', NONE],
    ['frame-ancestors', SELF],
  ]
}

/** Merges the sources of several parts, without duplicates. */
export function joinSources(...all: readonly Sources[]): Sources {
  const joint: Sources = {}
  for (const [name, sources] of all.flatMap((one) => Object.entries(one) as [Directive, string[]][])) {
    joint[name] = [...new Set([...(joint[name] ?? []), ...sources])]
  }
  return joint
}

function joined(directive: string[]): string {
  const broken = directive.find((part) => !/^[\x21-\x2b\x2d-\x3a\x3c-\x7e]+$/.test(part))
  if (broken !== undefined) throw new TypeError(`not a source of a policy: ${JSON.stringify(broken)}`)
  return directive.join(' ')
}
