import { LRUCache } from 'lru-cache'
import { endpointAt } from '~/i18n/endpoint-at'
import { officeEventsPath } from '~/i18n/office-table'

/** What the site answers beside pages, by the first part of its path. */
const files = ['assets', 'media', 'social', 'visits', 'site-files', 'map-files']
const alone = ['healthz', 'readyz', 'metrics', 'robots.txt', 'sitemap.xml', 'favicon.svg', 'speculation.json']

/** Longer ones are nobody's page, and would fill the memory. */
const mostOfPath = 200
/** Addresses are visitors' to choose, and looking one up costs as much as a tenth of a cached page. */
const names = new LRUCache<string, string>({ max: 5_000 })

/**
 * The route of a path, of which there are a few dozen, whatever visitors ask for: the name of a page of the page table, of
 * a kind of file, `office`, `site-page` (the agency's own pages and what is unknown), or `other`.
 */
export function routeName(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const known = names.get(path)
  if (known !== undefined) return known
  const name = findName(path)
  if (path.length <= mostOfPath) names.set(path, name)
  return name
}

function findName(path: string): string {
  const [, first = '', second = ''] = path.split('/', 3)
  if (path === officeEventsPath) return 'office-events'
  if (files.includes(first)) return first
  if (alone.includes(first) && !second) return first
  if (/^sitemap-\d+\.xml$/.test(first)) return 'sitemap.xml'
  const found = endpointAt(path)
  if (!found) return 'other'
  return found.page ? found.route.slice('nl.'.length) : found.route.replace(/^..\./, '')
}
