import { type EnergyLabel, labelGroup } from '~/kernel/energy-bands'
import type { Region } from '~/kernel/region'

/** A duty to renovate after buying, as one wording of the law has it. Days are `YYYY-MM-DD`, inclusive. */
export type RenovationDuty = {
  /** The wording holds from this day, until that of the next. */
  inForceFrom: string
  region: Region
  /** Letters of the labels it applies to. */
  labels: readonly string[]
  /** Deeds of this day or later. */
  deedsFrom: string
  /** Years from the deed. */
  termYears: number
  /** Letter to be reached. */
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
 * The duty that buying a listing brings with it, which its advertisement must say (in Flanders).
 * @param today - day in Brussels; decides which wording is in force
 * @param deed - day of the deed; today's for a listing on offer. A new term counts for earlier deeds too
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
