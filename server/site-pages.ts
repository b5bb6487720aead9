import { endpointAt } from '~/i18n/endpoint-at'
import { repeatableParameters, secretParameters, typedParameters } from '~/i18n/page-table'
import { pageKey } from './page-key'

/** Names of the parameters that the page at a path reads. */
export const parametersAt = (path: string): readonly string[] => endpointAt(path)?.endpoint.query ?? []

/** Files generated from public content: they change with it, so the cache clears them with the pages. */
const madeFiles = /^\/(?:robots\.txt|sitemap(?:-[1-9]\d{0,3})?\.xml)$/

/** Declares what the page cache may store: those files, and content pages of the page table, by path and query. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) => madeFiles.test(path) || endpointAt(path)?.endpoint.cache === 'content',
  queryOf: parametersAt,
  repeatable: repeatableParameters,
  unkept: [...secretParameters, ...typedParameters],
})
