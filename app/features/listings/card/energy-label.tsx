import { useText } from '~/i18n/use-text'
import { type EnergyLabel as Label, labelGroup } from '~/kernel/energy'
import './energy-colours.css'
import styles from './energy-label.module.css'

type EnergyLabelProps = {
  label: Label
  /** A text beside it names it already. */
  isNamed?: boolean
}

/** Shows the letter of the energy certificate on its colour; screen readers get it in words. */
export function EnergyLabel({ label, isNamed = false }: EnergyLabelProps) {
  const { t } = useText()
  return (
    <span className={styles.label} data-energy={labelGroup(label)}>
      {!isNamed && <span className="visually-hidden">{t('listings:energy.label')} </span>}
      {label}
    </span>
  )
}
