import { entryOf, pageNames } from '~/i18n/page-table'
import type { Locale } from '~/kernel/locale'
import { type Answer, alternatesOf, elementsOf } from '../browser/answers'
import { agencyUrl, baseUrl } from '../browser/browser'

export type ReadPage = Answer & { path: string }
/** The target of a link: an address of the site without its hash, and the hash. */
type Pointer = { from: string; path: string; place: string }
export type Crawl = {
  origin: string
  /** Languages of the site. */
  locales: Locale[]
  /** By path and query. */
  pages: Map<string, ReadPage>
  links: Pointer[]
  external: Set<string>
}

export const sites = (): [name: string, origin: string][] => [
  ['demo', baseUrl()],
  ['second agency', agencyUrl()],
]

/**
 * Crawls a site from its listings and its sitemap along all links, and pages that only forms lead to. Of addresses with
 * a query only further pages of a list count as pages; other filters and orders are only requested.
 * @throws if there are no pages, because then no check could fail
 */
export async function crawl(origin: string): Promise<Crawl> {
  const home = await read(origin, '/', 'follow')
  const locales = Object.keys(alternatesOf(home.body)).filter((name) => name !== 'x-default') as Locale[]
  const crawl: Crawl = { origin, locales, pages: new Map(), links: [], external: new Set() }
  const waiting = new Set([...homes(locales), ...(await sitemapOf(origin)), ...thanks(locales)])
  for (const path of waiting) {
    const page = await read(origin, path)
    crawl.pages.set(path, page)
    if (!isHtml(page)) continue
    for (const link of linksOf(page, crawl)) if (isPage(link.path)) waiting.add(link.path)
  }
  if (crawl.pages.size < 20 || locales.length < 2)
    throw new Error(`${origin}: ${crawl.pages.size} pages in ${locales.length} languages are not a site`)
  return crawl
}

/** The HTML pages among the crawled addresses, without documents and missing pages. */
export const htmlPages = ({ pages }: Crawl): ReadPage[] =>
  [...pages.values()].filter((page) => page.status === 200 && isHtml(page))

export const localeOf = (path: string): string => path.slice(1, 3)

/** Paths in the sitemap, including all its parts. */
export async function sitemapOf(origin: string, path = '/sitemap.xml'): Promise<string[]> {
  const { body } = await read(origin, path)
  const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replace(origin, ''),
  )
  if (!body.includes('<sitemapindex')) return found
  return (await Promise.all(found.map((part) => sitemapOf(origin, part)))).flat()
}

/** Processes items in order, `many` at a time. */
export async function each<Item>(items: Iterable<Item>, many: number, use: (item: Item) => Promise<void>) {
  const rest = [...items].values()
  const worker = async () => {
    for (const item of rest) await use(item)
  }
  await Promise.all(Array.from({ length: many }, worker))
}

export async function read(
  origin: string,
  path: string,
  redirect: RequestRedirect = 'manual',
): Promise<ReadPage> {
  const response = await fetch(origin + path, { redirect })
  return { path, status: response.status, headers: response.headers, body: await response.text() }
}

const isHtml = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html') === true
const isPage = (path: string) =>
  /^\/[a-z]{2}\//.test(path) && /^[^?]*(\?page=\d+)?$/.test(path) && !/\.\w+$/.test(path)

const homes = (locales: Locale[]) => locales.map((locale) => `/${locale}/`)
const thanks = (locales: Locale[]) =>
  pageNames
    .filter((name) => name.startsWith('thanks.'))
    .flatMap((name) => locales.map((locale) => `/${locale}${entryOf(name).paths[locale]}`))

function linksOf({ path, body }: ReadPage, { origin, links, external }: Crawl): Pointer[] {
  const found: Pointer[] = []
  for (const { href } of elementsOf(body, 'a')) {
    if (href === undefined || /^(mailto|tel|sms|geo|whatsapp):/.test(href)) continue
    const url = new URL(href, origin + path)
    if (url.origin !== origin) external.add(url.href)
    else
      found.push({
        from: path,
        path: url.pathname + url.search,
        place: decodeURIComponent(url.hash.slice(1)),
      })
  }
  links.push(...found)
  return found
}
