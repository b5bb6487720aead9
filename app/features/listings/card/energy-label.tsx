import { useText } from '~/i18n/use-text'
import { type EnergyLabel as Label, labelGroup } from '~/kernel/energy'
import './energy-colours.css'
import styles from './energy-label.module.css'

/** Shows the letter of the energy certificate on its colour; screen readers get it in words. */
export function EnergyLabel({ label }: { label: Label }) {
  const { t } = useText()
  return (
    <span className={styles.label} data-energy={labelGroup(label)}>
      <span className="visually-hidden">{t('listings:energy.label')} </span>
      {label}
    </span>
  )
}
