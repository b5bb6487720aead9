import { endpointAt } from '~/i18n/endpoint-at'
import { repeatableParameters, secretParameters } from '~/i18n/page-table'
import { pageKey } from './page-key'

/** Names of the parameters that what answers at a path reads. */
export const parametersAt = (path: string): readonly string[] => endpointAt(path)?.answering.query ?? []

/** Files that are made from public content: as they change with it, the cache forgets them with the pages. */
const madeFiles = /^\/(?:robots\.txt|sitemap(?:-[1-9]\d{0,3})?\.xml)$/

/** What the page cache may keep: those files, and what the page table says is content, by path and the query it reads. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) => madeFiles.test(path) || endpointAt(path)?.answering.cache === 'content',
  queryOf: parametersAt,
  repeatable: repeatableParameters,
  secret: secretParameters,
})
