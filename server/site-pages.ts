import { goalOfList, goalOfOutlet, listParameters } from '~/features/listings/public'
import { pageKey } from './page-key'

/** Names of the parameters that the page at a path reads. */
export function parametersAt(path: string): readonly string[] {
  return goalOfList(path) || goalOfOutlet(path) ? listParameters : []
}

/** Files that are made from public content: as they change with it, the cache forgets them with the pages. */
const madeFiles = /^\/(?:robots\.txt|sitemap(?:-[1-9]\d{0,3})?\.xml|(?:nl|fr|en|de)\/search\/index\.json)$/

/** What the page cache may keep: those files, and pages of the site by path and the query that they read. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) =>
    madeFiles.test(path) ||
    goalOfOutlet(path) !== undefined ||
    /^\/(?:nl|fr|en|de)\/(?:[^.]*\/)?$/.test(path),
  queryOf: parametersAt,
  repeatable: ['city', 'type'],
})
