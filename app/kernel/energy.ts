import { type EnergyLabel, energyBands, luxembourgLabels } from './energy-bands'
import type { BelgianRegion, Region } from './region'

export { type EnergyLabel, energyLadder, energyRank, labelGroup } from './energy-bands'

/**
 * Energy label of a dwelling in Belgium.
 * @param kwh - primary energy use in kWh/m² per year
 * @returns the label of the first band whose upper bound is not exceeded
 * @throws {RangeError} when `kwh` is not finite
 * @see docs/facts.md, "Energy certificates"
 */
export function energyLabel(kwh: number, region: BelgianRegion): EnergyLabel {
  if (!Number.isFinite(kwh)) throw new RangeError(`energy use must be finite, got ${kwh}`)
  const { bands, beyond } = energyBands[region]
  return bands.find(([, upTo]) => kwh <= upTo)?.[0] ?? beyond
}

/** State of the certificate: it has a figure, or a reason for its absence. */
type EnergyState = 'known' | 'requested' | 'not-applicable'

export type Energy =
  /** `value` in kWh/m² per year; absent in Luxembourg. */
  { kind: 'label'; label: EnergyLabel; value?: number } | { kind: 'requested' | 'not-applicable' | 'unknown' }

export type EnergyFacts = {
  region: Region
  /** kWh/m² per year */
  value?: number
  /** The label in the feed's notation: `B`, `A+`, `a_plus`. */
  labelText?: string
  /** `known` if absent from the feed. */
  state?: EnergyState
}

/**
 * Determines the energy use of a listing. In Luxembourg the label text decides, in Belgium the value; an absent value,
 * or 0 with an empty label text, means unknown.
 * @see docs/requirements.md, D6
 */
export function energyOf({ region, value, labelText = '', state = 'known' }: EnergyFacts): Energy {
  if (state !== 'known') return { kind: state }
  if (region === 'luxembourg') return luxembourgEnergy(labelText, value)
  const isUnset = value === 0 && labelText.trim() === ''
  if (value === undefined || !Number.isFinite(value) || isUnset) return { kind: 'unknown' }
  return { kind: 'label', label: energyLabel(value, region), value }
}

function luxembourgEnergy(labelText: string, value: number | undefined): Energy {
  const written = labelText
    .trim()
    .toUpperCase()
    .replace(/[_\s]*PLUS/g, '+')
  const label = luxembourgLabels.find((known) => known === written)
  if (!label) return { kind: 'unknown' }
  return { kind: 'label', label, value: value && Number.isFinite(value) ? value : undefined }
}
