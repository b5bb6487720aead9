import { isLocale } from '~/kernel/locale'
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

/** What React Router asks for beside a page that it took over: the same page as data, with the same rights. */
const dataFile = '_.data'

/** What answers at a path, the page it is or stands beside, and the id of its route. */
export type EndpointAt = { answering: Endpoint; page?: PageName; route: string }

/**
 * What the page table says of a canonical path without its query.
 * @returns undefined where the path begins with no language or names a file that is not there
 */
export function endpointAt(path: string): EndpointAt | undefined {
  const [, locale = ''] = path.split('/', 2)
  if (!isLocale(locale)) return undefined
  const data = dataTable[path.slice(locale.length + 2)]
  if (data) return { answering: data, route: path.slice(1).replace('/', '.') }
  const end = path.lastIndexOf('/') + 1
  const page = matchPath(path.slice(0, end))?.name
  const file = path.slice(end)
  if (file === '') {
    const shown = page ?? privatePageAbove(path)
    return shown
      ? { answering: entryOf(shown), page, route: `${locale}.${shown}` }
      : { answering: agencyPage, route: agencyRoute }
  }
  if (page && file === dataFile)
    return entryOf(page).isHydrated
      ? { answering: entryOf(page), page, route: `${locale}.${page}` }
      : undefined
  const beside = page && entryOf(page).files[file]
  return beside && { answering: beside, page, route: `${locale}.${page}.${file}` }
}

/** What stands below a private page and is none of the table is private too: the router reads ids more freely. */
function privatePageAbove(path: string): PageName | undefined {
  const above = matchPath(path.slice(0, path.lastIndexOf('/', path.length - 2) + 1))?.name
  return above && entryOf(above).cache === 'session' ? above : undefined
}

/** The page that a route draws, by the route's id; undefined where it is none of the table. */
export function entryOfRoute(id: string | undefined): PageEntry | undefined {
  const name = pageNames.find((page) => page === id?.slice(id.indexOf('.') + 1))
  return name && entryOf(name)
}

/** Who may keep what a route drew, by its id; undefined where it is no page of the table. */
export const cachePolicyOfRoute = (id: string | undefined): CachePolicy | undefined => entryOfRoute(id)?.cache
