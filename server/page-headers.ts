import { createHash } from 'node:crypto'
import { hasTags, tagSources } from '~/features/consent/public'
import type { Site } from '~/features/content/public.server'
import { endpointAt } from '~/i18n/endpoint-at'
import { entryOf } from '~/i18n/page-table'
import type { Config } from '~/platform/config.server'
import { joinSources } from './content-security-policy'
import { isPrivatePage } from './private-page'
import { type HeaderPair, securityHeaders } from './security-headers'

/**
 * A page for everybody, one person's page, or the document in the frame of a map, which may ask the agency's tile
 * server or not.
 */
export type PageKind = 'page' | 'private' | 'map' | 'map-with-tiles'

/** What a page asks for: origins that it frames, those of its video files, and the nonce of its inline scripts. */
type PageSources = { frames?: readonly string[]; films?: readonly string[]; nonce?: string | undefined }

/** What a request asks for. */
export function pageKindOf(request: Pick<Request, 'url' | 'method'>): PageKind {
  const { pathname, searchParams } = new URL(request.url)
  if (isPrivatePage(request)) return 'private'
  const page = endpointAt(pathname)?.page
  if (!page || entryOf(page).frame !== 'map') return 'page'
  return searchParams.get('tiles') === 'on' ? 'map-with-tiles' : 'map'
}

/**
 * The security headers of public pages, which follow the agency's settings: its colours are known by the hash of
 * their style sheet, an account it measures with adds exactly its own hosts (S9) to pages that are nobody's own (S-05),
 * and its tile server may be asked by the map that a visitor agreed to, by nothing else. Made once a version, and again
 * for a page that frames videos of others or has a nonce.
 */
export function createPageHeaders(
  config: Config,
): (site: Site, kind?: PageKind, sources?: PageSources) => readonly HeaderPair[] {
  const made = new WeakMap<Site, Map<PageKind, readonly HeaderPair[]>>()
  return (site, kind = 'page', { frames = [], films = [], nonce } = {}) => {
    if (nonce !== undefined || (frames.length + films.length > 0 && kind === 'page'))
      return headersOf(config, site, kind, { frames, films, nonce })
    const ofSite = made.get(site) ?? new Map<PageKind, readonly HeaderPair[]>()
    made.set(site, ofSite)
    const headers = ofSite.get(kind) ?? headersOf(config, site, kind)
    ofSite.set(kind, headers)
    return headers
  }
}

function headersOf(
  config: Config,
  site: Site,
  kind: PageKind,
  { frames = [], films = [], nonce }: PageSources = {},
): readonly HeaderPair[] {
  const document = kind === 'page' || kind === 'private' ? 'page' : 'map'
  return securityHeaders({
    https: config.https,
    ...(nonce === undefined ? { kind: document } : { kind: 'app', nonce }),
    isPrivate: kind === 'private',
    dev: config.development,
    allow: joinSources(
      config.mediaBaseUrl ? { 'img-src': [new URL(config.mediaBaseUrl).origin] } : {},
      site.style ? { 'style-src': [`'sha256-${hashOf(site.style)}'`] } : {},
      kind === 'page' ? tagSources(site.siteInfo) : {},
      frames.length > 0 ? { 'frame-src': frames } : {},
      films.length > 0 ? { 'media-src': films } : {},
      kind === 'map-with-tiles' ? { 'img-src': tileHosts(site) } : {},
    ),
    ...(kind === 'page' && hasTags(site.siteInfo) ? { trustedTypes: false } : {}),
  })
}

/** Origins of the agency's tile server, one for each subdomain. */
function tileHosts({ map: { tiles } }: Site): string[] {
  if (!tiles) return []
  const { url, subdomains } = tiles
  const addresses = subdomains.length > 0 ? subdomains.map((name) => url.replace('{s}', name)) : [url]
  return addresses.map((address) => new URL(address).origin)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
