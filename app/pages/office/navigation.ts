import { type NavPlace, navGroups, officeEntryOf, officePages } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { isAllowed, type Role } from '~/platform/office/permissions'
import type { NavGroup, NavLink } from '~/ui/office/nav'

const toLink = (href: string, { title, icon, letter, short }: NavPlace, t: Translate<TextKey>): NavLink => ({
  href,
  name: t(title),
  icon,
  letter,
  ...(short && { short: t(short) }),
})

/** The places that a role may see, group by group; a group without any is left out. */
export function navigationOf(role: Role, t: Translate<TextKey>): NavGroup[] {
  const places = officePages
    .map(officeEntryOf)
    .filter(({ permission }) => permission !== 'open' && isAllowed(role, permission))
  return navGroups
    .map(
      (group): NavGroup => ({
        ...(group !== 'work' && { name: t(`office:group.${group}`) }),
        links: places.flatMap(({ path, nav }): NavLink[] =>
          nav?.group === group ? [toLink(path, nav, t)] : [],
        ),
      }),
    )
    .filter(({ links }) => links.length > 0)
}
