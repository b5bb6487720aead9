import { energyOf, energyRank } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import type { ListingRecord } from './listing-record.schema'

/**
 * Columns of the energy certificate; null where nothing is known.
 * @see docs/requirements.md, D6
 */
export function toEnergy(facts: ListingRecord, region: Region | null) {
  const given = facts.Details?.Energy
  const value = facts.EnergyPerformance ?? given?.Value
  const labelText = facts.EPCLabelText
  const energy = region && energyOf({ region, value, labelText, state: given?.State })
  const label = energy?.kind === 'label' ? energy.label : null
  return {
    energyValue: label || (value && (given?.State ?? 'known') === 'known') ? (value ?? null) : null,
    energyLabel: label,
    energyRank: label && energyRank(label),
  }
}
