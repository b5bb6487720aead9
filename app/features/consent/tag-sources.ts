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

/** Hosts that each service asks of a policy; none for its extras (Google signals, preview). */
const sourcesOf: Record<keyof SiteInfo, TagSources[]> = {
  analyticsId: [analytics],
  adsId: [ads],
  // What a container may hold is not known here. Of what Consent Mode governs it may hold both.
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
 * What the Content-Security-Policy of a page has to allow for the accounts of an agency, by directive; nothing
 * where there are none. A page of an agency that has any cannot ask for Trusted Types: these scripts know none.
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

/** Whether an agency measures with anything, so that its pages cannot ask for Trusted Types. */
export const hasTags = (siteInfo: SiteInfo): boolean => kinds.some((kind) => siteInfo[kind] !== undefined)
