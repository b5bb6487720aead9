import { createHash } from 'node:crypto'
import { hasTags, tagSources } from '~/features/consent/public'
import type { Site } from '~/features/content/public.server'
import type { Config } from '~/platform/config.server'
import { joinSources } from './content-security-policy'
import { type HeaderPair, securityHeaders } from './security-headers'

/**
 * The security headers of public pages, which follow the agency's settings: its colours are known by the hash of
 * their style sheet, and an account it measures with adds exactly its own hosts (S9). Made once a version.
 */
export function createPageHeaders(config: Config): (site: Site) => readonly HeaderPair[] {
  const made = new WeakMap<Site, readonly HeaderPair[]>()
  return (site) => {
    const known = made.get(site)
    if (known) return known
    const headers = securityHeaders({
      https: config.https,
      kind: 'page',
      dev: config.development,
      allow: joinSources(
        config.mediaBaseUrl ? { 'img-src': [new URL(config.mediaBaseUrl).origin] } : {},
        site.style ? { 'style-src': [`'sha256-${hashOf(site.style)}'`] } : {},
        tagSources(site.siteInfo),
      ),
      ...(hasTags(site.siteInfo) ? { trustedTypes: false } : {}),
    })
    made.set(site, headers)
    return headers
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
