import { type EnergyLabel, energyBands, energyLadder } from './energy-bands'
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
 * Determines the energy use of a listing. In Luxembourg the label text decides, in Belgium the value. Feeds send 0 where
 * nobody filled in a value, so beside any label but the best of the region it is none, and the label stands without one.
 * An absent value means unknown.
 * @see docs/requirements.md, D6
 */
export function energyOf({ region, value, labelText, state = 'known' }: EnergyFacts): Energy {
  if (state !== 'known') return { kind: state }
  if (region === 'luxembourg') return labelled(writtenLabel(region, labelText), value || undefined)
  if (value === undefined || !Number.isFinite(value)) return { kind: 'unknown' }
  if (value === 0 && !allowsZero(region, labelText)) return labelled(writtenLabel(region, labelText))
  return labelled(energyLabel(value, region), value)
}

/** Tells whether a value of 0 is meant: the certificate's own label says that there is no better one. */
export function allowsZero(region: Region, labelText?: string): boolean {
  const [best] = energyLadder(region)
  return best !== undefined && writtenLabel(region, labelText) === best.label
}

function labelled(label: EnergyLabel | undefined, value?: number): Energy {
  if (!label) return { kind: 'unknown' }
  return { kind: 'label', label, value: Number.isFinite(value) ? value : undefined }
}

/** The label of the region's ladder that a text of the feed means: `A+`, `a_plus`. */
function writtenLabel(region: Region, text = ''): EnergyLabel | undefined {
  const written = text
    .trim()
    .toUpperCase()
    .replace(/[_\s]*PLUS/g, '+')
  return energyLadder(region).find(({ label }) => label === written)?.label
}
