import { useLocation } from 'react-router'
import { useText } from '~/i18n/use-text'
import { Button } from './button'
import styles from './more-sheet.module.css'
import { currentPlace, type NavGroup } from './nav'
import { OfficeIcon } from './office-icon'
import { PlaceLink } from './place-link'

export const moreId = 'office-more'

/** All places, over the page of a phone. The browser opens and closes it, also without script. */
export function MoreSheet({ groups }: { groups: readonly NavGroup[] }) {
  const { t } = useText()
  const here = currentPlace(groups, useLocation().pathname)
  return (
    <div popover="auto" id={moreId} className={styles.sheet} role="dialog" aria-label={t('office:nav.all')}>
      <div className={styles.close}>
        <Button
          type="button"
          look="quiet"
          isIconOnly
          popoverTarget={moreId}
          popoverTargetAction="hide"
          aria-label={t('ui:close')}
        >
          <OfficeIcon name="close" />
        </Button>
      </div>
      {groups.map(({ name, links }) => (
        <div key={links[0]?.href}>
          {name && <p className={styles.heading}>{name}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <PlaceLink link={link} isHere={link.href === here} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
