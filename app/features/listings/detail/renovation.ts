import { type EnergyLabel, labelGroup } from '~/kernel/energy-bands'
import type { Region } from '~/kernel/region'
import file from './renovation-duties.json'

/** A version of a duty to renovate after buying. Days are `YYYY-MM-DD`, inclusive. */
export type RenovationDuty = {
  /** Dwellings and small non-residential units have duties of their own. */
  kind: 'residential' | 'non-residential'
  /** In force from this day until that of the next version of its kind. */
  inForceFrom: string
  source: string
  region: Region
  /** WebIDs of the main types. */
  mainTypes: readonly number[]
  /** Letters of the labels that it applies to; absent where it applies whatever the label. */
  labels?: readonly string[]
  /** Letter that must be reached; absent where the law in force on the day of the deed decides. */
  targetLabel?: string
  /** Largest surface in m²; a listing that does not say its surface has no such duty. */
  surfaceMax?: number
  /** Applies to deeds of this day or later. */
  deedsFrom: string
  /** Years from the deed. */
  termYears: number
}

/**
 * Oldest first within a kind; a new law is a new entry.
 * @see docs/facts.md, "Renovation duty"
 */
export const renovationDuties = file as readonly RenovationDuty[]

type Home = {
  region?: Region | null
  label?: EnergyLabel
  /** WebID of its main type. */
  mainType: number
  /** m² */
  surface?: number | null
}

/**
 * Returns the renovation duty of a listing's buyer, which its advertisement must state (in Flanders).
 * @param today - day in Brussels; decides which version is in force
 * @param deed - day of the deed; today for an available listing. A new term applies to earlier deeds too
 * @returns undefined when there is none
 * @see docs/requirements.md, D6
 */
export function renovationDutyOf(home: Home, today: string, deed = today): RenovationDuty | undefined {
  const inForce = dutyInForce(home, today, deed)
  return inForce && concerns(inForce, home) ? inForce : undefined
}

/** Tells whether a home of a kind that has a duty by its label has a label that is good enough. */
export function hasLabelWithoutDuty(home: Home, today: string): boolean {
  const inForce = dutyInForce(home, today)
  return home.label !== undefined && inForce?.labels !== undefined && !concerns(inForce, home)
}

const dutyInForce = ({ region, mainType }: Home, today: string, deed = today) =>
  renovationDuties.findLast(
    (duty) =>
      duty.region === region &&
      duty.mainTypes.includes(mainType) &&
      duty.inForceFrom <= today &&
      duty.deedsFrom <= deed,
  )

function concerns({ labels, surfaceMax }: RenovationDuty, { label, surface }: Home): boolean {
  const hasLabel = !labels || (label !== undefined && labels.includes(labelGroup(label).toUpperCase()))
  return hasLabel && (surfaceMax === undefined || (typeof surface === 'number' && surface <= surfaceMax))
}
