import type { ListingGoal } from '#db/schema'
import type { FileName, PageName } from '~/i18n/page-table'
import { matchPath } from '~/i18n/path-to'

/** The same list in other formats: an Atom feed for news readers, GeoJSON for other maps. */
export const listOutlets = {
  atom: { file: 'feed.atom', type: 'application/atom+xml' },
  geojson: { file: 'list.geojson', type: 'application/geo+json' },
} as const satisfies Record<string, { file: FileName<'for-sale'>; type: string }>

export type ListOutlet = keyof typeof listOutlets

/**
 * Returns the address of an outlet, which extends that of its list and keeps its filters.
 * @param listHref - path and query of the list
 * @example outletHref('/nl/te-koop/?type=1', 'atom') // '/nl/te-koop/feed.atom?type=1'
 */
export function outletHref(listHref: string, outlet: ListOutlet): string {
  const [path = '', query] = listHref.split('?', 2)
  return path + listOutlets[outlet].file + (query ? `?${query}` : '')
}

const above = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

const goals: Partial<Record<PageName, ListingGoal>> = { 'for-sale': 'sale', 'for-rent': 'rent' }

/**
 * The goal of the list at a path, or of the list that a file beside it belongs to: `/nl/te-koop/map.json`.
 * @throws {RangeError} at another path
 */
export function goalOfList(path: string): ListingGoal {
  const list = above(path)
  // React Router matches a file with a slash behind it too.
  const name = (matchPath(list) ?? matchPath(above(list.slice(0, -1))))?.name
  const goal = name && goals[name]
  if (!goal) throw new RangeError(`There is no list at ${path}`)
  return goal
}
