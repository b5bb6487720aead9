import { useText } from '~/i18n/use-text'
import { EnergyLabel } from '../card/energy-label'
import type { ListingCard } from '../card/listing-card'
import type { Fact } from './fact'
import styles from './key-fact-list.module.css'

type KeyFactListProps = { facts: Fact[]; energy: ListingCard['energy'] }

/** What visitors ask about first, at a glance; the energy label among it. */
export function KeyFactList({ facts, energy }: KeyFactListProps) {
  const { t } = useText()
  if (facts.length === 0 && !energy) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, lang }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
      {energy && (
        <div className={styles.fact}>
          <dt>{t('listings:energy.label')}</dt>
          <dd>
            <EnergyLabel label={energy.label} isNamed />
          </dd>
        </div>
      )}
    </dl>
  )
}
