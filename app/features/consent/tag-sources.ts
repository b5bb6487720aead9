import type { SiteInfo } from './site-info'

export type TagSources = Partial<
  Record<'connect-src' | 'frame-src' | 'img-src' | 'script-src', readonly string[]>
>

const tagManager = 'https://www.googletagmanager.com'

const analytics = {
  'script-src': [tagManager],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
  'connect-src': [
    tagManager,
    'https://*.google-analytics.com',
    'https://analytics.google.com',
    'https://*.analytics.google.com',
  ],
}

const adHosts = [
  tagManager,
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]

const ads = {
  'script-src': adHosts,
  'img-src': [...adHosts, 'https://www.google.be', 'https://www.google.lu'],
  'connect-src': [...adHosts, 'https://google.com'],
  'frame-src': [tagManager, 'https://td.doubleclick.net'],
}

/** Hosts that each service needs in the policy, without its optional features (Google signals, preview). */
const sourcesOf: Record<keyof SiteInfo, TagSources[]> = {
  analyticsId: [analytics],
  adsId: [ads],
  // A container may load any tag; only those under Consent Mode are allowed.
  tagManagerId: [analytics, ads],
  pixelId: [
    {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
  ],
}

const kinds = Object.keys(sourcesOf) as (keyof SiteInfo)[]

/**
 * Sources that the agency's accounts add to a page's Content-Security-Policy, by directive; empty without accounts.
 * Pages of an agency with accounts cannot require Trusted Types, because these scripts do not support them.
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
export function tagSources(siteInfo: SiteInfo): TagSources {
  const sources: Record<string, string[]> = {}
  const wanted = kinds.filter((kind) => siteInfo[kind]).flatMap((kind) => sourcesOf[kind])
  for (const [directive, hosts] of wanted.flatMap((one) => Object.entries(one))) {
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...hosts])]
  }
  return sources
}

/** Tells whether an agency has any account, so that its pages cannot require Trusted Types. */
export const hasTags = (siteInfo: SiteInfo): boolean => kinds.some((kind) => siteInfo[kind] !== undefined)
