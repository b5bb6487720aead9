import type { OfficeIconName } from './office-icon'

/** A place in the navigation. */
export type NavLink = {
  href: string
  name: string
  /** In the bar of a phone. */
  short?: string
  icon: OfficeIconName
  /** The letter that leads there after `g` (B11). */
  letter?: string
  /** How much waits there. */
  count?: number
}

/** Places that belong together; the first group has no name. */
export type NavGroup = { name?: string; links: readonly NavLink[] }

/** The place that a path belongs to: the longest address that it begins with, Today only for itself. */
export function currentPlace(groups: readonly NavGroup[], path: string): string | undefined {
  const all = groups.flatMap(({ links }) => links.map(({ href }) => href))
  const root = all.reduce((shortest, href) => (href.length < shortest.length ? href : shortest), all[0] ?? '')
  return all
    .filter((href) => (href === root ? path === root : path.startsWith(href)))
    .sort((a, b) => b.length - a.length)[0]
}
