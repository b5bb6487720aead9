/** Kinds of property that owners can have valued. */
export const estateTypes = ['house', 'apartment', 'land', 'commercial', 'garage'] as const
export type EstateType = (typeof estateTypes)[number]

/** Kinds valued per square metre; other kinds vary too much. */
export const pricedTypes = ['house', 'apartment', 'land'] as const
export type PricedType = (typeof pricedTypes)[number]

/** From best to worst. */
export const conditions = ['new', 'good', 'refresh', 'renovate'] as const
export type Condition = (typeof conditions)[number]

/** Letters of energy labels, best first; owners know the letter in every region. H and I are Luxembourg's alone. */
export const energyLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type EnergyLetter = (typeof energyLetters)[number]

/**
 * Corrections that turn a price per square metre into an estimate. They are the product's own rules of thumb, not from
 * a study: each estimate lists them and is marked as indicative, and an agent reviews every property. Percentages apply
 * to the price after the correction for size.
 */
export const estimateRules = {
  /** Square metres beyond a threshold count for less, because large properties are cheaper per square metre. */
  size: {
    house: { fullUpTo: 250, beyondPercent: 60 },
    apartment: { fullUpTo: 150, beyondPercent: 70 },
    land: { fullUpTo: 1_000, beyondPercent: 40 },
  },
  condition: { new: 10, good: 0, refresh: -8, renovate: -25 },
  /** By age in years: the first entry that is not exceeded. */
  age: [
    { upToYears: 10, percent: 6 },
    { upToYears: 25, percent: 3 },
    { upToYears: 45, percent: 0 },
    { upToYears: Number.POSITIVE_INFINITY, percent: -4 },
  ],
  energy: { A: 6, B: 3, C: 0, D: -2, E: -6, F: -10, G: -12, H: -13, I: -14 },
  /** A house's price includes a plot of usual size; the rest counts at a share of the price of land. */
  plot: { usualM2: 300, percentOfLand: 50, fullUpToM2: 1_500, beyondPercentOfLand: 10, leastPercent: -15 },
  /** Half the range, in percent of its middle; each missing answer widens it. */
  spread: { house: 8, apartment: 7, land: 12, unknown: 2 },
} as const
