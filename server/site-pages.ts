import { demandParameters } from '~/features/alerts/public'
import { idsParameter } from '~/features/favourites/public'
import { subjectNames } from '~/features/forms/public'
import { goalOfOutlet, listParameters, unitParameters } from '~/features/listings/public'
import { matchPath } from '~/i18n/path-to'
import { isPersonalPage, type PageName } from '~/i18n/paths'
import { pageKey } from './page-key'

/**
 * One visitor's list of homes, kept on their device and nowhere here; free times, which change with every booking;
 * pages of signed links. What is never kept is not drawn for the cache first.
 */
const askedAnew: PageName[] = [
  'favourites',
  'appointment',
  'appointment.own',
  'confirm',
  'demand',
  'documents',
  'my-data',
  'newsletter.confirm',
  'newsletter.stop',
  'testimonial',
]

/** And what only an owner sees. */
const isPersonal = (path: string) => {
  const name = matchPath(path)?.name
  return name !== undefined && (askedAnew.includes(name) || isPersonalPage(name))
}

const parametersOf: Partial<Record<PageName, readonly string[]>> = {
  'for-sale': listParameters,
  'for-rent': listParameters,
  favourites: [idsParameter],
  map: ['tiles'],
  'thanks.contact-demand': ['estimate'],
  'thanks.testing-testing': ['test'],
  project: [...unitParameters, ...subjectNames],
}

/** Names of the parameters that the page at a path reads, or a list's outlet or map data. */
export function parametersAt(path: string): readonly string[] {
  if (goalOfOutlet(path)) return listParameters
  const name = matchPath(path.replace(/map\.json$/, ''))?.name
  // A page of the agency may hold a form, which is about what the address names, or filled in by it.
  return name ? (parametersOf[name] ?? []) : [...subjectNames, ...demandParameters]
}

/** Files that are made from public content: as they change with it, the cache forgets them with the pages. */
const madeFiles =
  /^\/(?:robots\.txt|sitemap(?:-[1-9]\d{0,3})?\.xml|(?:nl|fr|en|de)\/(?:search\/index|[a-z-]+\/(?:map|ground))\.json)$/

const isPage = (path: string) => /^\/(?:nl|fr|en|de)\/(?:[^.]*\/)?$/.test(path)

/** What the page cache may keep: those files, and pages of the site by path and the query that they read. */
export const pageKeyOfSite = pageKey({
  isCacheablePath: (path) =>
    madeFiles.test(path) || goalOfOutlet(path) !== undefined || (isPage(path) && !isPersonal(path)),
  queryOf: parametersAt,
  repeatable: ['city', 'type'],
})
