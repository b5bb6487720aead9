import { isLocale } from '~/kernel/locale'
import { type Answering, agencyPage, dataTable, entryOf, type PageName } from './page-table'
import { matchPath } from './path-to'

/** What answers at a path, and the page it is or stands beside. */
export type AnsweringAt = { answering: Answering; page?: PageName }

/**
 * What the page table says of a canonical path without its query.
 * @returns undefined where the path begins with no language or names a file that is not there
 */
export function answeringAt(path: string): AnsweringAt | undefined {
  const [, locale = ''] = path.split('/', 2)
  if (!isLocale(locale)) return undefined
  const data = dataTable[path.slice(locale.length + 2)]
  if (data) return { answering: data }
  const end = path.lastIndexOf('/') + 1
  const page = matchPath(path.slice(0, end))?.name
  const file = path.slice(end)
  if (file === '') return page ? { answering: entryOf(page), page } : { answering: agencyPage }
  const beside = page && entryOf(page).files[file]
  return beside && { answering: beside, page }
}
