import { energyOf, energyRank } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import type { ListingRecord } from './listing-record.schema'

/**
 * Columns of the energy certificate; null where nothing is known.
 * @see docs/requirements.md, D6
 */
export function toEnergy(facts: ListingRecord, region: Region | null) {
  const given = facts.Details?.Energy
  const labelText = facts.EPCLabelText
  // EnergyPerformance decides where both are given; 0 without a label text says nothing.
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
