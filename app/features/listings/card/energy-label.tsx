import { useText } from '~/i18n/use-text'
import { type EnergyLabel as Label, labelGroup } from '~/kernel/energy'
import './energy-colours.css'
import styles from './energy-label.module.css'

/** The letter of a listing's energy certificate on its colour; said in words to those who cannot see it. */
export function EnergyLabel({ label }: { label: Label }) {
  const { t } = useText()
  return (
    <span className={styles.label} data-energy={labelGroup(label)}>
      <span className="visually-hidden">{t('listings:energy.label')} </span>
      {label}
    </span>
  )
}
