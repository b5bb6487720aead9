import { useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { moreId } from './more-sheet'
import { currentPlace, type NavGroup } from './nav'
import { OfficeIcon } from './office-icon'
import styles from './office-nav.module.css'
import { PlaceLink } from './place-link'

/** How many places stand in the bar of a phone, beside "more". */
const inBar = 4

/** The places, beside the page on a desk; on a phone the first of them in a bar at its foot. */
export function OfficeNav({ groups }: { groups: readonly NavGroup[] }) {
  const { t } = useText()
  const here = currentPlace(groups, useLocation().pathname)
  const all = groups.flatMap(({ links }) => links)
  const barred = new Set(all.slice(0, all.length > inBar + 1 ? inBar : inBar + 1))
  const isElsewhere = all.some((link) => link.href === here && !barred.has(link))
  return (
    <nav className={styles.nav} aria-label={t('office:nav.label')}>
      {groups.map(({ name, links }) => (
        <ul key={links[0]?.href} aria-label={name} className={styles.group}>
          {name && (
            <li aria-hidden="true" className={styles.heading}>
              {name}
            </li>
          )}
          {links.map((link) => (
            <li key={link.href} className={barred.has(link) ? undefined : styles.deskOnly}>
              <PlaceLink link={link} isHere={link.href === here} isBarred={barred.has(link)} />
            </li>
          ))}
        </ul>
      ))}
      {barred.size < all.length && (
        <button
          type="button"
          popoverTarget={moreId}
          className={styles.more}
          data-here={isElsewhere ? '' : undefined}
        >
          <OfficeIcon name="more" />
          {t('office:nav.more')}
        </button>
      )}
    </nav>
  )
}
