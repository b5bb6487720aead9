import { canBookValuation } from '~/features/appointments/public.server'
import { alternatesOf, type Site, siteOf } from '~/features/content/public.server'
import { listingSitemap, projectSitemap, type SitemapEntry } from '~/features/listings/public.server'
import { entryOf, type FixedPageName, pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { escapeXml } from '~/kernel/xml'
import type { Services } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'

type Hosts = { publicUrl: string; mediaBaseUrl: string }

/** The protocol's limit is 50,000 addresses a file. */
const mostAddresses = 40_000

/** The files of the sitemap: one, or an index and as many as are needed. */
const filesOf = versioned(
  async (db: Services['db'], { publicUrl, mediaBaseUrl }: Hosts) => {
    const site = await siteOf(db)
    const entries = [
      ...contentEntries(site, await canBookValuation({ db })),
      ...(await listingSitemap(db, site.locales, mediaBaseUrl)),
      ...(await projectSitemap(db, site.locales)),
    ]
    return sitemapFiles(entries, publicUrl, site.languages.default)
  },
  ({ publicUrl, mediaBaseUrl }) => `${publicUrl} ${mediaBaseUrl}`,
)

/**
 * Every page search engines may keep, once in each language, each naming its alternates and its picture.
 * @param part - number of a part, from 1; none: the index, or the only part
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemap(
  { db, config }: Pick<Services, 'db' | 'config'>,
  part?: number,
): Promise<Response> {
  const { index, parts } = await filesOf(db, config)
  const asked = part === undefined ? (index ?? parts[0]) : index && parts[part - 1]
  if (asked === undefined) return new Response('404 Not Found', { status: 404 })
  return new Response(asked, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

const namedPages = pageNames.filter((name) => entryOf(name).inSitemap) as FixedPageName[]

/** The screens, and the pages and articles of the agency that are not to be left out. */
function contentEntries(site: Site, isBookable: boolean): Entry[] {
  const isLeftOut = (name: string) => site.pages.some((page) => page.screen === name && !page.metadata.active)
  const shown = [
    ...namedPages.filter((name) => !isLeftOut(name)),
    ...(isBookable ? (['appointment'] as const) : []),
    ...(site.team.length > 0 && !isLeftOut('team') ? (['team'] as const) : []),
  ]
  const screens = shown.map((name) => ({
    paths: Object.fromEntries(site.locales.map((locale) => [locale, pathTo(locale, name)])),
  }))
  const own = [...site.pages, ...site.articles].filter(
    (entry) => entry.paths && entry.metadata.active && !('redirect' in entry && entry.redirect),
  )
  return [...screens, ...own.map((entry) => ({ paths: alternatesOf(site, entry) }))]
}

type Entry = Partial<SitemapEntry> & Pick<SitemapEntry, 'paths'>

/** @param most - addresses in one file */
export function sitemapFiles(
  entries: Entry[],
  publicUrl: string,
  fallback: Locale,
  most = mostAddresses,
): { index?: string; parts: string[] } {
  const parts: string[][] = [[]]
  for (const entry of entries) {
    const urls = urlsOf(entry, publicUrl, fallback)
    const filled = parts.at(-1)?.length ?? 0
    if (filled > 0 && filled + urls.length > most) parts.push([])
    parts.at(-1)?.push(...urls)
  }
  const files = parts.map(xmlOf)
  return files.length > 1 ? { index: indexOf(files.length, publicUrl), parts: files } : { parts: files }
}

const xmlOf = (urls: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`

const indexOf = (count: number, publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: count }, (_, part) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${part + 1}.xml`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`

function urlsOf({ paths, modified, picture }: Entry, publicUrl: string, fallback: Locale): string[] {
  const locales = Object.keys(paths) as Locale[]
  const main = locales.includes(fallback) ? fallback : locales[0]
  const absolute = (path: string | undefined) => escapeXml(new URL(path ?? '/', publicUrl).href)
  const alternates = [
    ...locales.map((locale) => ({ locale: locale as string, path: paths[locale] })),
    ...(main ? [{ locale: 'x-default', path: paths[main] }] : []),
  ].map(({ locale, path }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${absolute(path)}"/>`)
  return locales.map((locale) =>
    [
      `<url><loc>${absolute(paths[locale])}</loc>`,
      modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '',
      ...alternates,
      picture ? `<image:image><image:loc>${absolute(picture)}</image:loc></image:image>` : '',
      '</url>',
    ].join(''),
  )
}
