import { listParameters } from '~/features/listings/public'
import { matchPath } from '~/i18n/path-to'
import { pageKey } from './page-key'

/** Files that are made from public content: as they change with it, the cache forgets them with the pages. */
const madeFiles = /^\/(?:robots\.txt|sitemap\.xml|(?:nl|fr|en|de)\/search\/index\.json)$/

/** What the page cache may keep: those files, and pages of the site by path and the query that they read. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) =>
    madeFiles.test(path) || (/^\/(?:nl|fr|en|de)\/(?:[^.]*\/)?$/.test(path) && matchPath(path) !== undefined),
  queryOf: (path) => {
    const name = matchPath(path)?.name
    return name === 'for-sale' || name === 'for-rent' ? listParameters : []
  },
  repeatable: ['city', 'type'],
})
