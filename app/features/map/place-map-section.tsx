import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import type { PlaceMap } from './map-frame'
import { MapView, TilesConsent } from './map-view'
import styles from './map-view.module.css'

const dialogId = 'large-map'

/** Shows the location of a listing or project: in words, on a map, on a large map, and in a street view (D3). */
export function PlaceMapSection({ map }: { map: PlaceMap }) {
  const { t } = useText()
  return (
    <div className={styles.section}>
      <p className={styles.words}>
        <Icon name="pin" />
        <span>
          {map.place}
          {map.note && <span className={styles.note}> {map.note}</span>}
        </span>
      </p>
      <MapView frame={map.frame} />
      {map.frame.tiles && <TilesConsent />}
      <div className={styles.actions}>
        <button type="button" className="button" data-open-map={dialogId} hidden>
          {t('map:enlarge')}
        </button>
        {map.streetView && <StreetView href={map.streetView} />}
      </div>
      <dialog id={dialogId} className={styles.dialog} aria-label={map.frame.title}>
        <button type="button" className={styles.close} data-close-map>
          <Icon name="close" />
          {t('map:close')}
        </button>
        <MapView frame={map.frame} large />
      </dialog>
    </div>
  )
}

/** The explanation comes first: following the link reveals to another company which place the visitor views (C1). */
function StreetView({ href }: { href: string }) {
  const { t } = useText()
  return (
    <details className={styles.street}>
      <summary className="button">{t('map:streetView.title')}</summary>
      <p>{t('map:streetView.text')}</p>
      <p>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('map:streetView.open')}
        </a>
      </p>
    </details>
  )
}
