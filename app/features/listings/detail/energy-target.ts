import { type EnergyLabel, labelGroup } from '~/kernel/energy-bands'
import type { Region } from '~/kernel/region'

/** A standard that every dwelling of a region has to meet by a year, whoever owns it. */
export type EnergyTarget = {
  /** Known from this day, `YYYY-MM-DD`. */
  knownFrom: string
  region: Region
  /** Letters of the labels that do not meet it. */
  labels: readonly string[]
  byYear: number
  /** kWh/m² per year, at most. */
  most: number
  /** WebIDs of the main types that are dwellings: house, studio, apartment, investment property. */
  mainTypes: readonly number[]
}

/**
 * Oldest first; a new law is a new entry.
 * @see docs/facts.md, "Energy target (Brussels)"
 */
const energyTargets: readonly EnergyTarget[] = [
  {
    knownFrom: '2024-03-22',
    region: 'brussels',
    labels: ['F', 'G'],
    byYear: 2033,
    most: 275,
    mainTypes: [1, 2, 3, 5],
  },
]

type Home = { region?: Region | null; label?: EnergyLabel; mainType: number }

/** Returns the standard that a dwelling does not meet yet; undefined when there is none. @param today - in Brussels */
export function energyTargetOf({ region, label, mainType }: Home, today: string): EnergyTarget | undefined {
  if (!label) return undefined
  const target = energyTargets.findLast((one) => one.region === region && one.knownFrom <= today)
  return target?.labels.includes(labelGroup(label).toUpperCase()) && target.mainTypes.includes(mainType)
    ? target
    : undefined
}
