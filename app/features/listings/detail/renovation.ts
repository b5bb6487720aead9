import { type EnergyLabel, labelGroup } from '~/kernel/energy-bands'
import type { Region } from '~/kernel/region'

/** A version of the duty to renovate after buying. Days are `YYYY-MM-DD`, inclusive. */
export type RenovationDuty = {
  /** In force from this day until that of the next version. */
  inForceFrom: string
  region: Region
  /** Letters of the labels that it applies to. */
  labels: readonly string[]
  /** Applies to deeds of this day or later. */
  deedsFrom: string
  /** Years from the deed. */
  termYears: number
  /** Letter that must be reached. */
  targetLabel: string
  /** WebIDs of the main types: 1 house, villa, farm; 3 apartment. */
  mainTypes: readonly number[]
}

const flanders = {
  region: 'flanders',
  labels: ['E', 'F'],
  deedsFrom: '2023-01-01',
  targetLabel: 'D',
  mainTypes: [1, 3],
} as const

/**
 * Oldest first; a new law is a new entry.
 * @see docs/facts.md, "Renovation duty"
 */
export const renovationDuties: readonly RenovationDuty[] = [
  { ...flanders, inForceFrom: '2023-01-01', termYears: 5 },
  { ...flanders, inForceFrom: '2025-12-12', termYears: 6 },
]

type Home = {
  region?: Region | null
  label?: EnergyLabel
  /** WebID of its main type. */
  mainType: number
}

/**
 * Returns the renovation duty of a listing's buyer, which its advertisement must state (in Flanders).
 * @param today - day in Brussels; decides which version is in force
 * @param deed - day of the deed; today for an available listing. A new term applies to earlier deeds too
 * @returns undefined when there is none
 * @see docs/requirements.md, D6
 */
export function renovationDutyOf(
  { region, label, mainType }: Home,
  today: string,
  deed = today,
): RenovationDuty | undefined {
  if (!label) return undefined
  const letter = labelGroup(label).toUpperCase()
  const inForce = renovationDuties.findLast((duty) => duty.region === region && duty.inForceFrom <= today)
  const applies = inForce?.labels.includes(letter) && inForce.mainTypes.includes(mainType)
  return applies && inForce && deed >= inForce.deedsFrom ? inForce : undefined
}
