import { type Condition, type EnergyLetter, type PricedType, estimateRules as rules } from './estimate-rules'

/** An owner's answers about a property. Surfaces in m². */
export type EstimateFacts = {
  type: PricedType
  /** For houses and apartments. */
  livingM2?: number
  /** For land, and for houses with a plot. */
  plotM2?: number
  /** Year of construction. */
  year?: number
  condition?: Condition
  energyLetter?: EnergyLetter
}

/** Answers that can be missing. */
export type UnpricedFacts = { type: 'commercial' } | { type: 'garage' }

/** Local prices in euro cents per m² of living surface; for land per m² of the plot. */
export type SquareMetrePrices = Partial<Record<PricedType, number>>

export type EstimateLine = {
  key: 'size' | 'condition' | 'age' | 'energy' | 'plot'
  /** Percentage of the price after size; absent for `size` and `plot`. */
  percent?: number
  /** Amount of the correction; may be negative. */
  cents: number
}

/** A range with its calculation, in euro cents. */
export type Estimate = {
  base: { m2: number; pricePerM2Cents: number; cents: number }
  /** Corrections in a fixed order, without those of zero. */
  lines: EstimateLine[]
  /** Missing answers that would narrow the range. */
  unknown: ('year' | 'energy' | 'plot')[]
  lowCents: number
  middleCents: number
  highCents: number
}

/**
 * Estimates the value of a property from the local price per square metre. Indicative, because nobody has seen it.
 * @param thisYear - year of the estimate, for the age
 * @returns undefined without a price for its kind, or without its surface
 * @see docs/requirements.md, F1
 */
export function estimateOf(
  facts: EstimateFacts,
  prices: SquareMetrePrices,
  thisYear: number,
): Estimate | undefined {
  const m2 = facts.type === 'land' ? facts.plotM2 : facts.livingM2
  const pricePerM2Cents = prices[facts.type]
  if (!m2 || !pricePerM2Cents || !(m2 > 0)) return undefined
  const baseCents = Math.round(m2 * pricePerM2Cents)
  const sizeCents = sizeLine(facts.type, m2, pricePerM2Cents)
  const homeCents = baseCents + sizeCents
  const lines: EstimateLine[] = [
    { key: 'size', cents: sizeCents },
    ...(facts.type === 'land' ? [] : homeLines(facts, homeCents, thisYear)),
    ...(facts.type === 'house' ? [plotLine(facts.plotM2, prices.land, homeCents)] : []),
  ]
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, baseCents)
  const unknown = unknownOf(facts)
  return {
    base: { m2, pricePerM2Cents, cents: baseCents },
    lines: lines.filter(({ cents }) => cents !== 0),
    unknown,
    ...rangeOf(totalCents, rules.spread[facts.type] + unknown.length * rules.spread.unknown),
  }
}

function sizeLine(type: PricedType, m2: number, pricePerM2Cents: number): number {
  const { fullUpTo, beyondPercent } = rules.size[type]
  const beyond = Math.max(0, m2 - fullUpTo)
  return 0 - Math.round((beyond * pricePerM2Cents * (100 - beyondPercent)) / 100)
}

function homeLines(
  { condition = 'good', year, energyLetter }: EstimateFacts,
  homeCents: number,
  thisYear: number,
): EstimateLine[] {
  const age = year === undefined ? undefined : rules.age.find(({ upToYears }) => thisYear - year <= upToYears)
  const percents = {
    condition: rules.condition[condition],
    age: age?.percent ?? 0,
    energy: energyLetter ? rules.energy[energyLetter] : 0,
  }
  return (Object.keys(percents) as (keyof typeof percents)[]).map((key) => ({
    key,
    percent: percents[key],
    cents: Math.round((homeCents * percents[key]) / 100),
  }))
}

/** Without the size of the plot or the price of land, a plot of usual size is assumed. */
function plotLine(
  plotM2: number | undefined,
  landCents: number | undefined,
  homeCents: number,
): EstimateLine {
  if (plotM2 === undefined || landCents === undefined) return { key: 'plot', cents: 0 }
  const { usualM2, percentOfLand, fullUpToM2, beyondPercentOfLand, leastPercent } = rules.plot
  const near = Math.min(plotM2, fullUpToM2) - usualM2
  const far = Math.max(0, plotM2 - fullUpToM2)
  const cents = Math.round((landCents * (near * percentOfLand + far * beyondPercentOfLand)) / 100)
  return { key: 'plot', cents: Math.max(cents, Math.round((homeCents * leastPercent) / 100)) }
}

function unknownOf({ type, year, energyLetter, plotM2 }: EstimateFacts): Estimate['unknown'] {
  if (type === 'land') return []
  return [
    ...(year === undefined ? (['year'] as const) : []),
    ...(energyLetter === undefined ? (['energy'] as const) : []),
    ...(type === 'house' && plotM2 === undefined ? (['plot'] as const) : []),
  ]
}

/** Rounds outwards, so that the range never becomes narrower. */
const rangeOf = (cents: number, spreadPercent: number) => ({
  lowCents: rounded((cents * (100 - spreadPercent)) / 100, Math.floor),
  middleCents: rounded(cents, Math.round),
  highCents: rounded((cents * (100 + spreadPercent)) / 100, Math.ceil),
})

/** Rounds to € 5.000, below € 100.000 to € 1.000, because more digits would suggest false precision. */
function rounded(cents: number, round: (steps: number) => number): number {
  const step = cents < 10_000_000 ? 100_000 : 500_000
  return round(cents / step) * step
}
