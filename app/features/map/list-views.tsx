import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './list-views.module.css'
import type { MapFrame } from './map-frame'
import { MapView, TilesConsent } from './map-view'

type ViewLink = { view: 'list' | 'map'; href: string; current: boolean }

/** Switches between list and map; each has its own address, so that the back button works. */
export function ViewSwitch({ views }: { views: ViewLink[] }) {
  const { t } = useText()
  return (
    <nav className={styles.switch} aria-label={t('map:view.label')}>
      {views.map(({ view, href, current }) => (
        <a key={view} href={href} aria-current={current ? 'page' : undefined}>
          <Icon name={view === 'map' ? 'pin' : 'menu'} />
          {t(`map:view.${view}`)}
        </a>
      ))}
    </nav>
  )
}

type BesideMapProps = {
  frame: MapFrame
  /** Address of the list without its map. */
  listHref: string
  children: ReactNode
}

/** Cards beside a map that shows all listings of the list, not only this page's. */
export function BesideMap({ frame, listHref, children }: BesideMapProps) {
  const { t } = useText()
  return (
    <div className={styles.beside} data-beside-map>
      <a href={listHref} className={styles.back}>
        <Icon name="menu" />
        {t('map:view.list')}
      </a>
      <div className={styles.map}>
        <MapView frame={frame} />
        {frame.tiles && <TilesConsent />}
      </div>
      <div className={styles.cards} data-map-list>
        {children}
      </div>
    </div>
  )
}
