import { comparablePath, matchOriginal, matchPath } from '~/i18n/path-to'
import { type Locale, locales } from '~/kernel/locale'
import type { DraftPage, SiteMistake } from './site-draft'

/** The address fields of a page or an article. */
export type AddressFields = Pick<DraftPage, 'id' | 'original' | 'paths' | 'parent'>
type AddressedSite = { pages: (AddressFields & Pick<DraftPage, 'screen'>)[]; articles: AddressFields[] }

/**
 * Checks a site's addresses: each belongs to one page, and none to a screen of the product.
 * @param isWhole - false: some pages could not be read, so missing parents are not reported
 */
export function addressMistakes(site: AddressedSite, isWhole: boolean): SiteMistake[] {
  return [
    ...doubledPaths(site),
    ...ownedPaths(site),
    ...doubledScreens(site),
    ...(isWhole ? unknownParents(site) : []),
    ...circles(site),
  ]
}

type Entry = { file: string; original?: string; paths?: Partial<Record<Locale, string>>; parent?: string }

export const pageFile = ({ id }: Pick<AddressFields, 'id'>) => `pages/${id}/page.json`
export const articleFile = ({ id }: Pick<AddressFields, 'id'>) => `articles/${id}/article.json`

export const entriesOf = ({ pages, articles }: AddressedSite): Entry[] => [
  ...pages.map((page) => ({ ...page, file: pageFile(page) })),
  ...articles.map((article) => ({ ...article, file: articleFile(article) })),
]

/** Lists every address of a site with the entries that have it. */
function addressesOf(site: AddressedSite) {
  return entriesOf(site).flatMap(({ file, original, paths = {} }) => [
    ...locales
      .filter((locale) => paths[locale])
      .map((locale) => ({ file, at: `paths.${locale}`, address: `/${locale}${paths[locale]}` })),
    ...(original ? [{ file, at: 'original', address: comparablePath(original) ?? original }] : []),
  ])
}

function doubledPaths(site: AddressedSite): SiteMistake[] {
  const first = new Map<string, string>()
  return addressesOf(site).flatMap(({ file, at, address }) => {
    const other = first.get(address)
    first.set(address, other ?? file)
    return other ? [{ file, at, reason: `${address} is the address of ${other} already` }] : []
  })
}

/** Addresses of the product that are no screens begin with these; the server answers them before any page. */
const ownParts: ReadonlySet<string> = new Set([
  ...locales,
  ...['healthz', 'readyz', 'metrics', 'office', 'visits'],
  ...['favicon.ico', 'favicon.svg', 'robots.txt', '.well-known', 'sitemap.xml', 'speculation.json'],
  ...['media', 'social', 'map-files', 'site-files', 'assets'],
])
/** Of many addresses. */
const partOfSitemap = /^sitemap-\d+\.xml$/

const isServers = (address: string) => {
  const [, part = ''] = address.split('/')
  return ownParts.has(part) || partOfSitemap.test(part)
}

const ownPath = new RegExp(`^/(${locales.join('|')})/(consent|search)/`)

const isOwned = (at: string, address: string) =>
  at === 'original'
    ? isServers(address) || matchOriginal(address) !== undefined
    : ownPath.test(address) || matchPath(address) !== undefined

function ownedPaths(site: AddressedSite): SiteMistake[] {
  return addressesOf(site)
    .filter(({ at, address }) => isOwned(at, address))
    .map(({ file, at, address }) => ({ file, at, reason: `${address} belongs to a screen of the product` }))
}

function doubledScreens({ pages }: AddressedSite): SiteMistake[] {
  return pages
    .filter(({ screen }, index) => screen && pages.findIndex((other) => other.screen === screen) < index)
    .map((page) => ({ file: pageFile(page), at: 'screen', reason: `another page is ${page.screen} already` }))
}

function unknownParents(site: AddressedSite): SiteMistake[] {
  const ids = new Set(site.pages.map(({ id }) => id))
  return entriesOf(site)
    .filter(({ parent }) => parent !== undefined && !ids.has(parent))
    .map(({ file, parent }) => ({ file, at: 'parent', reason: `there is no page ${parent}` }))
}

function circles({ pages }: AddressedSite): SiteMistake[] {
  const parents = new Map(pages.map(({ id, parent }) => [id, parent]))
  return pages
    .filter(({ id }) => leadsBack(id, parents))
    .map((page) => ({ file: pageFile(page), at: 'parent', reason: 'a page is not above itself' }))
}

function leadsBack(id: string, parents: Map<string, string | undefined>): boolean {
  const seen = new Set<string>()
  for (let above = parents.get(id); above && !seen.has(above); above = parents.get(above)) {
    if (above === id) return true
    seen.add(above)
  }
  return false
}
