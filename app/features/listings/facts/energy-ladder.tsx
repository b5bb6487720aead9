import { useText } from '~/i18n/use-text'
import { type EnergyLabel, energyLadder, labelGroup } from '~/kernel/energy'
import { formatNumber } from '~/kernel/numbers'
import type { Region } from '~/kernel/region'
import '../card/energy-colours.css'
import styles from './energy-ladder.module.css'

type EnergyLadderProps = { energy: { label: EnergyLabel; region: Region; value?: number } }

/** Shows the region's scale with the listing's label marked; sub-steps of a letter share its rung. */
export function EnergyLadder({ energy }: EnergyLadderProps) {
  const { t, locale } = useText()
  const rungs = rungsOf(energy.region)
  const own = labelGroup(energy.label)
  const certificate = t(`listings:energy.certificate.${energy.region}`)
  const use =
    energy.value === undefined
      ? undefined
      : `${formatNumber(energy.value, locale)} ${t('listings:units.kwhPerM2Year')}`
  const sentence = use
    ? t('listings:energy.saidWithUse', { certificate, use })
    : t('listings:energy.said', { certificate })
  // The label is highlighted where the sentence has its placeholder.
  const [before, after] = sentence.split('{{label}}')
  return (
    <figure className={styles.figure}>
      <figcaption>
        {before}
        <strong>{energy.label}</strong>
        {after}
      </figcaption>
      <ol className={styles.ladder} aria-hidden="true">
        {rungs.map((group) => (
          <li key={group} className={styles.rung}>
            <span className={styles.bar} data-energy={group}>
              {letterOf(group)}
            </span>
            {group === own && (
              <span className={styles.mark} data-energy={group}>
                {energy.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** The letters of a region's scale, best first. */
export const rungsOf = (region: Region) => [
  ...new Set(energyLadder(region).map(({ label }) => labelGroup(label))),
]

const letterOf = (group: string) => group.replace('_plusplus', '++').replace('_plus', '+').toUpperCase()
