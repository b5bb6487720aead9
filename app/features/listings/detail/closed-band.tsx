import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './closed-band.module.css'
import type { ClosedWays } from './closed-ways.server'

/** For whoever comes too late: to be told of the next one, and what their own is worth. */
export function ClosedBand({
  ways: { alert, list, valuation },
  goal,
}: {
  ways: ClosedWays
  goal: 'sale' | 'rent'
}) {
  const { t } = useText()
  return (
    <div className={styles.band}>
      <div className={styles.way}>
        <h2>{t('listings:closed.seek')}</h2>
        <p>{t('listings:closed.seekText')}</p>
        {alert ? (
          <a href={alert} className="button button-main">
            <Icon name="bell" />
            {t('listings:inform.link')}
          </a>
        ) : (
          <a href={list} className="button button-main">
            {t(`listings:waysOn.${goal}`)}
          </a>
        )}
      </div>
      {valuation && (
        <div className={styles.way}>
          <h2>{t('listings:closed.own')}</h2>
          <p>{t('listings:closed.ownText')}</p>
          <a href={valuation} className="button">
            {t('listings:closed.ownButton')}
          </a>
        </div>
      )}
    </div>
  )
}
