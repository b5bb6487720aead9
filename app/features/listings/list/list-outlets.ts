import type { ListingGoal } from '#db/schema'
import { matchPath } from '~/i18n/path-to'

/** The same list in other forms: a feed for readers of news, a collection for maps of others. */
export const listOutlets = {
  atom: { file: 'feed.atom', type: 'application/atom+xml' },
  geojson: { file: 'list.geojson', type: 'application/geo+json' },
} as const

export type ListOutlet = keyof typeof listOutlets

/**
 * The address of an outlet beside its list, with the filters of the list.
 * @param listHref - path and query of the list
 * @example outletHref('/nl/te-koop/?type=1', 'atom') // '/nl/te-koop/feed.atom?type=1'
 */
export function outletHref(listHref: string, outlet: ListOutlet): string {
  const [path = '', query] = listHref.split('?', 2)
  return path + listOutlets[outlet].file + (query ? `?${query}` : '')
}

/** The goal of the list that an outlet's path stands beside; undefined where that is no outlet. */
export function goalOfOutlet(path: string): ListingGoal | undefined {
  const cut = path.lastIndexOf('/') + 1
  if (!Object.values(listOutlets).some(({ file }) => file === path.slice(cut))) return undefined
  return goalOfList(path.slice(0, cut))
}

/** The goal of the list at a path. */
export function goalOfList(path: string): ListingGoal | undefined {
  const name = matchPath(path)?.name
  if (name === 'for-sale') return 'sale'
  return name === 'for-rent' ? 'rent' : undefined
}
