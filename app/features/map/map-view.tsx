import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import type { MapFrame } from './map-frame'
import styles from './map-view.module.css'

/**
 * Placeholder of a map in a page. The frame loads shortly before it is visible (`maps.client.ts`); without script there
 * is a link to the list of municipalities.
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

/** Requests consent to the agency's tile server, if it has one. */
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
