import { allowsZero, energyOf, energyRank } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import type { ListingRecord } from './listing-record.schema'

/**
 * Columns of the energy certificate; null if unknown.
 * @see docs/requirements.md, D6
 */
export function toEnergy(facts: ListingRecord, region: Region | null) {
  const given = facts.Details?.Energy
  const labelText = facts.EPCLabelText
  // EnergyPerformance has priority, unless it is a 0 that says nothing.
  const values = [facts.EnergyPerformance, given?.Value].filter((value) => value !== undefined)
  const isMeant = (value: number) => value !== 0 || (region !== null && allowsZero(region, labelText))
  const value = values.find(isMeant) ?? values[0]
  const energy = region && energyOf({ region, value, labelText, state: given?.State })
  const labelled = energy?.kind === 'label' ? energy : undefined
  // Without a label the value stands alone.
  const alone = value && (given?.State ?? 'known') === 'known' ? value : undefined
  return {
    energyValue: (labelled ? labelled.value : alone) ?? null,
    energyLabel: labelled?.label ?? null,
    energyRank: labelled ? energyRank(labelled.label) : null,
  }
}
