import { setImmediate } from 'node:timers/promises'
import { canBookValuation } from '~/features/appointments/public.server'
import { alternatesOf, type Site, siteOf } from '~/features/content/public.server'
import {
  hasPeople,
  listingSitemap,
  listingSitemapIds,
  projectSitemap,
  type SitemapEntry,
} from '~/features/listings/public.server'
import {
  entryOf,
  type FixedPageName,
  type PageEntry,
  pageNames,
  type SitemapCondition,
} from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { escapeXml } from '~/kernel/xml'
import type { Services } from '~/platform/app.server'
import { versioned } from '~/platform/versioned.server'
import { revalidate } from './page-cache/page'

/** The protocol's limit is 50,000 addresses and 50 MB a file; a file is in memory while it is sent. */
const mostAddresses = 10_000
/** Of listings, between which other requests are answered. */
const batchSize = 200

type Plan = { site: Site; parts: SitemapPart[] }

/** Which addresses are in which file. */
const planOf = versioned(
  async (db: Services['db'], most: number): Promise<Plan> => {
    const site = await siteOf(db)
    const conditions = { 'bookable-valuations': await canBookValuation({ db }), people: await hasPeople(db) }
    const own = [...contentEntries(site, conditions), ...(await projectSitemap(db, site.locales))]
    return { site, parts: partsOf({ own, ids: await listingSitemapIds(db) }, site.locales.length, most) }
  },
  (most) => String(most),
)

/**
 * Every page search engines may keep, once in each language, each naming its alternates and its picture: one file, or an
 * index and as many as are needed. A file is made when it is asked for, and then kept as a page is.
 * @param part - number of a part, from 1; none: the index, or the only part
 * @param most - addresses in one file
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemap(
  { db, config }: Pick<Services, 'db' | 'config'>,
  part?: number,
  most = mostAddresses,
): Promise<Response> {
  const { site, parts } = await planOf(db, most)
  const isParted = parts.length > 1
  const asked = part === undefined ? (isParted ? undefined : parts[0]) : isParted && parts[part - 1]
  if (asked === false || (part !== undefined && !asked)) return new Response('404 Not Found', { status: 404 })
  const xml = asked
    ? await fileOf(asked, { db, site, hosts: config })
    : indexOf(parts.length, config.publicUrl)
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': revalidate },
  })
}

type Hosts = { publicUrl: string; mediaBaseUrl: string }

async function fileOf(
  { own, ids }: SitemapPart,
  { db, site, hosts }: { db: Services['db']; site: Site; hosts: Hosts },
): Promise<string> {
  const { publicUrl, mediaBaseUrl } = hosts
  const toUrls = (entries: Entry[]) =>
    entries.flatMap((entry) => urlsOf(entry, publicUrl, site.languages.default)).join('\n')
  const texts = [toUrls(own)]
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = ids.slice(at, at + batchSize)
    texts.push(toUrls(await listingSitemap(db, some, { enabled: site.locales, mediaBaseUrl })))
    await setImmediate()
  }
  return xmlOf(texts.filter(Boolean))
}

const namedPages = pageNames.filter((name) => entryOf(name).inSitemap) as FixedPageName[]

/**
 * The screens, and the pages and articles of the agency that are not to be left out.
 * @param conditions - whether the agency meets each condition of a screen
 */
function contentEntries(site: Site, conditions: Record<SitemapCondition, boolean>): Entry[] {
  const isLeftOut = (name: string) => site.pages.some((page) => page.screen === name && !page.metadata.active)
  const isMet = ({ inSitemap }: PageEntry) => typeof inSitemap === 'boolean' || conditions[inSitemap]
  const shown = namedPages.filter((name) => isMet(entryOf(name)) && !isLeftOut(name))
  const screens = shown.map((name) => ({
    paths: Object.fromEntries(site.locales.map((locale) => [locale, pathTo(locale, name)])),
  }))
  const own = [...site.pages, ...site.articles].filter(
    (entry) => entry.paths && entry.metadata.active && !('redirect' in entry && entry.redirect),
  )
  return [...screens, ...own.map((entry) => ({ paths: alternatesOf(site, entry) }))]
}

type Entry = Partial<SitemapEntry> & Pick<SitemapEntry, 'paths'>

/** Pages, articles and projects, and numbers of listings. */
export type SitemapPart = { own: Entry[]; ids: number[] }

/**
 * Shares out what is in the sitemap.
 * @param languages - in which each listing may be
 * @param most - addresses in one file
 */
export function partsOf({ own, ids }: SitemapPart, languages: number, most: number): SitemapPart[] {
  const addresses = own.reduce((sum, { paths }) => sum + Object.keys(paths).length, ids.length * languages)
  if (addresses <= most) return [{ own, ids }]
  const size = Math.max(1, Math.floor(most / Math.max(1, languages)))
  return [
    ...chunked(own, size).map((some) => ({ own: some, ids: [] })),
    ...chunked(ids, size).map((some) => ({ own: [], ids: some })),
  ]
}

function chunked<Value>(values: Value[], size: number): Value[][] {
  const chunks: Value[][] = []
  for (let at = 0; at < values.length; at += size) chunks.push(values.slice(at, at + size))
  return chunks
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
