import type { BelgianRegion, Region } from './region'

/** Every label of the four regions, best first: a label of one region ranks among those of the others. */
const ranked = [
  'A++',
  'A+',
  'A',
  'A-',
  'B+',
  'B',
  'B-',
  'C+',
  'C',
  'C-',
  'D+',
  'D',
  'D-',
  'E+',
  'E',
  'E-',
  'F',
  'G',
  'H',
  'I',
] as const

export type EnergyLabel = (typeof ranked)[number]

/** Upper bound in kWh/m² per year, inclusive. */
type Band = readonly [label: EnergyLabel, upTo: number]

/** @see docs/facts.md, "Energy certificates" */
export const energyBands: Record<BelgianRegion, { bands: readonly Band[]; beyond: EnergyLabel }> = {
  flanders: {
    bands: [
      ['A+', 0],
      ['A', 100],
      ['B', 200],
      ['C', 300],
      ['D', 400],
      ['E', 500],
    ],
    beyond: 'F',
  },
  wallonia: {
    bands: [
      ['A++', 0],
      ['A+', 45],
      ['A', 85],
      ['B', 170],
      ['C', 255],
      ['D', 340],
      ['E', 425],
      ['F', 510],
    ],
    beyond: 'G',
  },
  brussels: {
    bands: [
      ['A++', 0],
      ['A+', 15],
      ['A', 30],
      ['A-', 45],
      ['B+', 62],
      ['B', 78],
      ['B-', 95],
      ['C+', 113],
      ['C', 132],
      ['C-', 150],
      ['D+', 170],
      ['D', 190],
      ['D-', 210],
      ['E+', 232],
      ['E', 253],
      ['E-', 275],
      ['F', 345],
    ],
    beyond: 'G',
  },
}

/** Luxembourg's certificate states its label; there is no scale to derive it from. */
const luxembourgLabels: readonly EnergyLabel[] = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']

/** A rung of a region's ladder; `upTo` in kWh/m² per year, inclusive, absent on the last and in Luxembourg. */
type EnergyRung = { label: EnergyLabel; upTo?: number }

/** Labels of a region from best to worst, for rendering. */
export function energyLadder(region: Region): EnergyRung[] {
  if (region === 'luxembourg') return luxembourgLabels.map((label) => ({ label }))
  const { bands, beyond } = energyBands[region]
  return [...bands.map(([label, upTo]) => ({ label, upTo })), { label: beyond }]
}

/** Families that share a colour. */
type EnergyGroup = 'a_plusplus' | 'a_plus' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'

/** Family of a label: `A+` and `A++` have colours of their own, `A-` is an A and `B+` a B. */
export function labelGroup(label: EnergyLabel): EnergyGroup {
  if (label === 'A++') return 'a_plusplus'
  if (label === 'A+') return 'a_plus'
  return label.charAt(0).toLowerCase() as EnergyGroup
}

/** Order over all regions, 0 for the best. */
export const energyRank = (label: EnergyLabel): number => ranked.indexOf(label)

/**
 * Rank of the last step within a letter, so that "C or better" is one comparison,
 * `energyRank(label) <= lastRankOf('C')`, and keeps a Brussels C-.
 * @returns undefined for anything but a letter of a label
 */
export function lastRankOf(letter: string): number | undefined {
  const rank = ranked.findLastIndex((label) => label.charAt(0) === letter.toUpperCase())
  return rank < 0 ? undefined : rank
}
