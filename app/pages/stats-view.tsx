import { useText } from '~/i18n/use-text'
import type { States } from './module-parts'
import styles from './stats-view.module.css'

/** Number of listings for sale and for rent, and of sold and rented ones (M5a). */
export function StatsView({ states }: { states: States }) {
  const { t } = useText()
  return (
    <dl className={styles.stats} aria-label={t('content:stats.title')}>
      {(['forSale', 'forRent', 'sold', 'rented'] as const).map((state) => (
        <div key={state} className={styles.stat}>
          <dt>{t(`content:stats.${state}`)}</dt>
          <dd>{states[state]}</dd>
        </div>
      ))}
    </dl>
  )
}
