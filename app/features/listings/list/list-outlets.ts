import type { ListingGoal } from '#db/schema'
import { matchPath } from '~/i18n/path-to'

/** The same list in other formats: an Atom feed for news readers, GeoJSON for other maps. */
export const listOutlets = {
  atom: { file: 'feed.atom', type: 'application/atom+xml' },
  geojson: { file: 'list.geojson', type: 'application/geo+json' },
} as const

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

/** Returns the goal of the list that an outlet's path belongs to; undefined if the path is no outlet's. */
export function goalOfOutlet(path: string): ListingGoal | undefined {
  const cut = path.lastIndexOf('/') + 1
  if (!Object.values(listOutlets).some(({ file }) => file === path.slice(cut))) return undefined
  return goalOfList(path.slice(0, cut))
}

/** Returns the goal of the list at a path. */
export function goalOfList(path: string): ListingGoal | undefined {
  const name = matchPath(path)?.name
  if (name === 'for-sale') return 'sale'
  return name === 'for-rent' ? 'rent' : undefined
}
