import type { Page } from 'playwright-core'
import { openPage as open, type openPage } from '../browser/browser'
import { type Crawl, crawl, each, htmlPages, localeOf, sites } from './crawl'

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }
export const sizes = [
  ['360 px', phone],
  ['1280 px', desktop],
] as const

/** A page of one of the two sites; each site also contributes an unknown address. */
export type Visited = { site: string; url: string; locale: string; path: string }

/** For development: AUDIT_EVERY=20 audits every twentieth page only. */
const every = Number(process.env.AUDIT_EVERY ?? 1)

/** Every page of both sites in every language, and an unknown address in each language. */
export async function everyPage(): Promise<Visited[]> {
  const crawled = await Promise.all(
    sites().map(async ([site, origin]) => [site, await crawl(origin)] as const),
  )
  const pages = crawled.flatMap(([site, found]) =>
    pathsOf(found).map((path) => ({ site, url: found.origin + path, locale: localeOf(path), path })),
  )
  return pages.filter((_, at) => at % every === 0)
}

const pathsOf = (found: Crawl) => [
  ...htmlPages(found).map(({ path }) => path),
  ...found.locales.map((locale) => `/${locale}/nowhere/`),
]

/**
 * Every page of a site in its first language, but only the first five listings and projects, because these differ in
 * their facts only.
 */
export function samplePages(pages: Visited[]): Visited[] {
  const own = pages.filter(({ site, locale }) => locale === (site === 'demo' ? 'nl' : 'fr'))
  return own.filter(
    (page) =>
      !isListing(page) ||
      own.filter((other) => other.site === page.site && isListing(other)).indexOf(page) < 5,
  )
}

const isListing = ({ path }: Visited) => /\/\d+\/$/.test(path)

/** Visits pages in two windows at a time, one per core of the audits' machine. */
export async function visitAll(
  pages: Visited[],
  visit: Parameters<typeof openPage>[0],
  use: (page: Page, visited: Visited) => Promise<void>,
) {
  if (pages.length === 0) throw new Error('there is no page to visit')
  const windows = await Promise.all([open(visit), open(visit)])
  await each(pages, 2, async (visited) => {
    const page = windows.pop()
    if (!page) throw new Error('both windows are in use')
    await page.goto(visited.url)
    await use(page, visited)
    windows.push(page)
  })
}

/** Collects faults of pages; each is also logged at once. */
export function createFaultLog() {
  const faults: string[] = []
  const add = ({ site, path }: Visited, fault: string) => {
    console.log(`${site} ${path}: ${fault}`)
    faults.push(`${site} ${path}: ${fault}`)
  }
  return { faults, add }
}

/** Framed pages and previews for editors show no consent dialog. */
export const hasConsentDialog = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('#consent') !== null && !/^\/..\/preview\//.test(location.pathname),
  )
