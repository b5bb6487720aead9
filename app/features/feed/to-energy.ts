import { energyOf, energyRank } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import type { ListingRecord } from './listing-record.schema'

/**
 * Columns of the energy certificate; null if unknown.
 * @see docs/requirements.md, D6
 */
export function toEnergy(facts: ListingRecord, region: Region | null) {
  const given = facts.Details?.Energy
  const labelText = facts.EPCLabelText
  // EnergyPerformance has priority; 0 without a label text means unknown.
  const decided = facts.EnergyPerformance || (labelText?.trim() ? facts.EnergyPerformance : undefined)
  const value = decided ?? given?.Value
  const energy = region && energyOf({ region, value, labelText, state: given?.State })
  const label = energy?.kind === 'label' ? energy.label : null
  return {
    energyValue: label || (value && (given?.State ?? 'known') === 'known') ? (value ?? null) : null,
    energyLabel: label,
    energyRank: label && energyRank(label),
  }
}
