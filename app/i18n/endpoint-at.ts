import { isLocale } from '~/kernel/locale'
import { isOfficePath } from './office-table'
import {
  agencyPage,
  agencyRoute,
  type CachePolicy,
  dataTable,
  type Endpoint,
  entryOf,
  type PageEntry,
  type PageName,
  pageNames,
} from './page-table'
import { matchPath } from './path-to'

/** Suffix of React Router's data requests for hydrated pages: the same page as data, with the same access rules. */
const dataFile = '_.data'

/** Nothing of the office is for anybody else; its own table knows the pages. */
const officeEndpoint: EndpointAt = {
  endpoint: { screen: 'pages/office/office.route.tsx', cache: 'session', accepts: 'forms', query: [] },
  route: 'office',
}

/** The handler of a path, its page (or the page that a file belongs to), and the id of its route. */
export type EndpointAt = { endpoint: Endpoint; page?: PageName; route: string }

/**
 * Looks up a canonical path without its query in the page table.
 * @returns undefined if the path begins with no language or names an unknown file
 */
export function endpointAt(path: string): EndpointAt | undefined {
  if (isOfficePath(path)) return officeEndpoint
  const [, locale = ''] = path.split('/', 2)
  if (!isLocale(locale)) return undefined
  const data = dataTable[path.slice(locale.length + 2)]
  if (data) return { endpoint: data, route: path.slice(1).replace('/', '.') }
  const end = path.lastIndexOf('/') + 1
  const page = matchPath(path.slice(0, end))?.name
  const file = path.slice(end)
  if (file === '') {
    const shown = page ?? privatePageAbove(path)
    return shown
      ? { endpoint: entryOf(shown), page, route: `${locale}.${shown}` }
      : { endpoint: agencyPage, route: agencyRoute }
  }
  if (page && file === dataFile)
    return entryOf(page).isHydrated
      ? { endpoint: entryOf(page), page, route: `${locale}.${page}` }
      : undefined
  const beside = page && entryOf(page).files[file]
  return beside && { endpoint: beside, page, route: `${locale}.${page}.${file}` }
}

/** Unknown paths below a private page are private too, because the router matches ids more loosely. */
function privatePageAbove(path: string): PageName | undefined {
  const above = matchPath(path.slice(0, path.lastIndexOf('/', path.length - 2) + 1))?.name
  return above && entryOf(above).cache === 'session' ? above : undefined
}

/** Finds the page of a route by the route's id; undefined if it is not in the table. */
export function entryOfRoute(id: string | undefined): PageEntry | undefined {
  const [locale = '', ...name] = id?.split('.') ?? []
  const page = isLocale(locale) ? pageNames.find((one) => one === name.join('.')) : undefined
  return page && entryOf(page)
}

/** Finds the cache policy of a route by its id; undefined if it is not in the table. */
export const cachePolicyOfRoute = (id: string | undefined): CachePolicy | undefined => entryOfRoute(id)?.cache
