import { type Condition, type EnergyLetter, type PricedType, estimateRules as rules } from './estimate-rules'

/** What an owner says of a property. Surfaces in m². */
export type EstimateFacts = {
  type: PricedType
  /** Of a house or an apartment. */
  livingM2?: number
  /** Of land, and where there is one of a house. */
  plotM2?: number
  /** Of construction. */
  year?: number
  condition?: Condition
  energyLetter?: EnergyLetter
}

/** What is not valued by the square metre. */
export type UnpricedFacts = { type: 'commercial' } | { type: 'garage' }

/** Prices of a place in euro cents by the m²: living surface, and for land the plot. */
export type SquareMetrePrices = Partial<Record<PricedType, number>>

export type EstimateLine = {
  key: 'size' | 'condition' | 'age' | 'energy' | 'plot'
  /** Of the price after size, in percent; of `size` and `plot` there is none. */
  percent?: number
  /** What it adds, or with a minus takes. */
  cents: number
}

/** A range, and how it was reached; in euro cents. */
export type Estimate = {
  base: { m2: number; pricePerM2Cents: number; cents: number }
  /** In their order; what changes nothing is left out. */
  lines: EstimateLine[]
  /** What was not said and would make the range narrower. */
  unknown: ('year' | 'energy' | 'plot')[]
  lowCents: number
  middleCents: number
  highCents: number
}

/**
 * What a property may be worth, from the price of a square metre in its place: indicative, nobody has seen it.
 * @param thisYear - year of the estimate, for the age
 * @returns undefined where there is no price for it, or nothing to multiply it with
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

/** Without the plot's size, or the price of land, the house is taken to stand on a usual one. */
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

/** Rounded outwards, so that it is never narrower than it says. */
const rangeOf = (cents: number, spreadPercent: number) => ({
  lowCents: rounded((cents * (100 - spreadPercent)) / 100, Math.floor),
  middleCents: rounded(cents, Math.round),
  highCents: rounded((cents * (100 + spreadPercent)) / 100, Math.ceil),
})

/** To € 5.000, below € 100.000 to € 1.000: more digits would say more than anybody knows. */
function rounded(cents: number, round: (steps: number) => number): number {
  const step = cents < 10_000_000 ? 100_000 : 500_000
  return round(cents / step) * step
}
