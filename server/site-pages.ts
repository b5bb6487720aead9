import { listParameters } from '~/features/listings/public'
import { matchPath } from '~/i18n/path-to'
import { pageKey } from './page-key'

/** What the page cache may keep: pages of the site by path and the query that they read. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) => /^\/(?:nl|fr|en|de)\/(?:[^.]*\/)?$/.test(path) && matchPath(path) !== undefined,
  queryOf: (path) => {
    const name = matchPath(path)?.name
    return name === 'for-sale' || name === 'for-rent' ? listParameters : []
  },
  repeatable: ['city', 'type'],
})
