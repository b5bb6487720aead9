import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import type { MapFrame } from './map-frame'
import styles from './map-view.module.css'

/**
 * The place of a map in a page. The frame comes when a visitor is about to see it (`maps.client.ts`); without
 * script there is a way to the places in words.
 */
export function MapView({ frame, large = false }: { frame: MapFrame; large?: boolean }) {
  const { t, locale } = useText()
  return (
    <div className={styles.map} data-map={JSON.stringify(frame)} data-large={large ? '' : undefined}>
      <noscript>
        <p className={styles.plain}>
          {t('map:noScript')} <a href={pathTo(locale, 'map')}>{t('map:placesLink')}</a>
        </p>
      </noscript>
    </div>
  )
}

/** Asks for what the map of another needs, where the agency has one and the visitor has not agreed to it yet. */
export function TilesConsent() {
  const { t } = useText()
  return (
    <p className={styles.consent} data-map-consent hidden>
      {t('map:consent.text')}{' '}
      <button type="button" className={styles.quiet} data-open-consent>
        {t('map:consent.open')}
      </button>
    </p>
  )
}
