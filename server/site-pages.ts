import { idsParameter } from '~/features/favourites/public'
import { goalOfList, goalOfOutlet, listParameters, unitParameters } from '~/features/listings/public'
import { matchPath } from '~/i18n/path-to'
import { pageKey } from './page-key'

/** One visitor's list of homes is nobody else's: it is kept on their device and nowhere here. */
const isOwnList = (path: string) => matchPath(path)?.name === 'favourites'

/** Names of the parameters that the page at a path reads. */
export function parametersAt(path: string): readonly string[] {
  if (goalOfList(path) || goalOfOutlet(path)) return listParameters
  if (matchPath(path)?.name === 'project') return unitParameters
  return isOwnList(path) ? [idsParameter] : []
}

/** Files that are made from public content: as they change with it, the cache forgets them with the pages. */
const madeFiles = /^\/(?:robots\.txt|sitemap(?:-[1-9]\d{0,3})?\.xml|(?:nl|fr|en|de)\/search\/index\.json)$/

const isPage = (path: string) => /^\/(?:nl|fr|en|de)\/(?:[^.]*\/)?$/.test(path)

/** What the page cache may keep: those files, and pages of the site by path and the query that they read. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) =>
    madeFiles.test(path) || goalOfOutlet(path) !== undefined || (isPage(path) && !isOwnList(path)),
  queryOf: parametersAt,
  repeatable: ['city', 'type'],
})
