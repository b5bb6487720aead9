/** Kinds of property that an owner may ask the value of. */
export const estateTypes = ['house', 'apartment', 'land', 'commercial', 'garage'] as const
export type EstateType = (typeof estateTypes)[number]

/** What is valued by the square metre; the others differ too much from one to the next. */
export const pricedTypes = ['house', 'apartment', 'land'] as const
export type PricedType = (typeof pricedTypes)[number]

/** From best to worst. */
export const conditions = ['new', 'good', 'refresh', 'renovate'] as const
export type Condition = (typeof conditions)[number]

/** Letters of energy labels, best first: what people know of their label in every region. */
export const energyLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyLetter = (typeof energyLetters)[number]

/**
 * How an estimate comes from the price of a square metre. The sizes are a rule of thumb of the product's own, from no
 * study: an estimate says each of them, calls itself indicative, and an agent looks at every home.
 * Percentages are of the price after size.
 */
export const estimateRules = {
  /** Beyond so many m² each further one counts for less: large homes are cheaper by the square metre. */
  size: {
    house: { fullUpTo: 250, beyondPercent: 60 },
    apartment: { fullUpTo: 150, beyondPercent: 70 },
    land: { fullUpTo: 1_000, beyondPercent: 40 },
  },
  condition: { new: 10, good: 0, refresh: -8, renovate: -25 },
  /** Of the year of construction, by the age at the time: the first that is not exceeded. */
  age: [
    { upToYears: 10, percent: 6 },
    { upToYears: 25, percent: 3 },
    { upToYears: 45, percent: 0 },
    { upToYears: Number.POSITIVE_INFINITY, percent: -4 },
  ],
  energy: { A: 6, B: 3, C: 0, D: -2, E: -6, F: -10, G: -12 },
  /** A house's price holds a plot of the usual size; the rest counts at a part of the price of land. */
  plot: { usualM2: 300, percentOfLand: 50, fullUpToM2: 1_500, beyondPercentOfLand: 10, leastPercent: -15 },
  /** Half of the range, in percent of its middle; each thing that was not said makes it wider. */
  spread: { house: 8, apartment: 7, land: 12, unknown: 2 },
} as const
