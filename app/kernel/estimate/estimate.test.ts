import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EstimateFacts, estimateOf, type SquareMetrePrices } from './estimate'
import { conditions, energyLetters, pricedTypes } from './estimate-rules'

const year = 2026
/** Euros per m², as cents. */
const prices: SquareMetrePrices = { house: 300_000, apartment: 350_000, land: 40_000 }

const estimated = (facts: EstimateFacts, of = prices) => {
  const estimate = estimateOf(facts, of, year)
  if (!estimate) throw new Error('no estimate')
  return estimate
}

test('F1 a house’s value is its surface times the local price, with each correction listed', () => {
  const facts: EstimateFacts = {
    type: 'house',
    livingM2: 160,
    plotM2: 500,
    year: 1962,
    condition: 'refresh',
    energyLetter: 'E',
  }
  // 160 × € 3000 = € 480.000; −8%, −4%, −6%; 200 m² of garden more than usual at half of € 400.
  expect(estimated(facts)).toEqual({
    base: { m2: 160, pricePerM2Cents: 300_000, cents: 48_000_000 },
    lines: [
      { key: 'condition', percent: -8, cents: -3_840_000 },
      { key: 'age', percent: -4, cents: -1_920_000 },
      { key: 'energy', percent: -6, cents: -2_880_000 },
      { key: 'plot', cents: 4_000_000 },
    ],
    unknown: [],
    lowCents: 39_500_000,
    middleCents: 43_500_000,
    highCents: 47_000_000,
  })
})

test.each<[what: string, facts: EstimateFacts, middleEuros: number]>([
  ['an apartment ready to move in', { type: 'apartment', livingM2: 90, condition: 'good' }, 315_000],
  ['a new one', { type: 'apartment', livingM2: 90, condition: 'new', year: 2026 }, 365_000],
  // 150 m² in full, 50 at 70%.
  ['a large one', { type: 'apartment', livingM2: 200, condition: 'good' }, 650_000],
  ['a plot of 800 m²', { type: 'land', plotM2: 800 }, 320_000],
  // 1000 m² in full, 4000 at 40%.
  ['a field of 5000 m²', { type: 'land', plotM2: 5_000 }, 1_040_000],
  ['a small plot, to € 1.000', { type: 'land', plotM2: 152 }, 61_000],
  // Without a garden at most 15% less.
  ['a house without a garden', { type: 'house', livingM2: 100, plotM2: 60, condition: 'good' }, 255_000],
])('F1 %s', (_, facts, middleEuros) => {
  expect(estimated(facts).middleCents).toBe(middleEuros * 100)
})

test('F1 missing answers widen the range and are listed', () => {
  const known = estimated({ type: 'house', livingM2: 150, plotM2: 300, year: 1990, energyLetter: 'C' })
  const guessed = estimated({ type: 'house', livingM2: 150 })
  expect([known.unknown, guessed.unknown]).toEqual([[], ['year', 'energy', 'plot']])
  expect(guessed.middleCents).toBe(known.middleCents)
  expect(guessed.highCents - guessed.lowCents).toBeGreaterThan(known.highCents - known.lowCents)
})

test('F1 without a price for its kind, or its surface, there is no estimate', () => {
  expect(estimateOf({ type: 'house', livingM2: 150 }, { apartment: 350_000 }, year)).toBeUndefined()
  expect(estimateOf({ type: 'house', plotM2: 150 }, prices, year)).toBeUndefined()
  expect(estimateOf({ type: 'land', livingM2: 150 }, prices, year)).toBeUndefined()
})

const surface = fc.integer({ min: 10, max: 2_000 })
const anyFacts: fc.Arbitrary<EstimateFacts> = fc.record({
  type: fc.constantFrom(...pricedTypes),
  livingM2: surface,
  plotM2: fc.integer({ min: 10, max: 100_000 }),
  year: fc.option(fc.integer({ min: 1500, max: 2029 }), { nil: undefined }),
  condition: fc.constantFrom(...conditions),
  energyLetter: fc.option(fc.constantFrom(...energyLetters), { nil: undefined }),
})
/** Prices from a village to the sea front; land costs a quarter to all of a house's price. */
const anyPrices: fc.Arbitrary<SquareMetrePrices> = fc.record({
  house: fc.integer({ min: 80_000, max: 2_000_000 }),
  apartment: fc.integer({ min: 80_000, max: 2_000_000 }),
  land: fc.option(fc.integer({ min: 1_000, max: 300_000 }), { nil: undefined }),
})

/** Improving one property never lowers the value. */
const neverCheaper = (better: (facts: EstimateFacts) => EstimateFacts) =>
  fc.assert(
    fc.property(anyFacts, anyPrices, (facts, of) => {
      const [before, after] = [facts, better(facts)].map((one) => estimateOf(one, of, year))
      if (!before || !after) return
      for (const end of ['lowCents', 'middleCents', 'highCents'] as const)
        expect(after[end]).toBeGreaterThanOrEqual(before[end])
    }),
    { numRuns: 500 },
  )

test('F1 more living surface is never cheaper', () => {
  neverCheaper((facts) => ({ ...facts, livingM2: (facts.livingM2 ?? 0) + 1 }))
  neverCheaper((facts) => ({ ...facts, livingM2: (facts.livingM2 ?? 0) * 2 }))
})

test('F1 a larger plot is never cheaper', () => {
  neverCheaper((facts) => ({ ...facts, plotM2: (facts.plotM2 ?? 0) + 1 }))
  neverCheaper((facts) => ({ ...facts, plotM2: (facts.plotM2 ?? 0) * 2 }))
})

const oneBetter = <Value>(order: readonly Value[], value: Value | undefined) =>
  value === undefined ? undefined : order[Math.max(0, order.indexOf(value) - 1)]

test('F1 a better condition, a better energy label and a younger building are never cheaper', () => {
  neverCheaper((facts) => ({ ...facts, condition: oneBetter(conditions, facts.condition) }))
  neverCheaper((facts) => ({ ...facts, energyLetter: oneBetter(energyLetters, facts.energyLetter) }))
  neverCheaper((facts) => ({ ...facts, year: facts.year && facts.year + 7 }))
})

test('F1 a range contains its middle, is positive and rounded, and its lines add up', () => {
  fc.assert(
    fc.property(anyFacts, anyPrices, (facts, of) => {
      const estimate = estimateOf(facts, of, year)
      if (!estimate) return
      const { base, lines, lowCents, middleCents, highCents } = estimate
      expect(lowCents).toBeGreaterThanOrEqual(0)
      expect(lowCents).toBeLessThanOrEqual(middleCents)
      expect(middleCents).toBeLessThanOrEqual(highCents)
      for (const end of [lowCents, middleCents, highCents])
        expect(end % (end < 10_000_000 ? 100_000 : 500_000)).toBe(0)
      const total = lines.reduce((sum, { cents }) => sum + cents, base.cents)
      expect(Math.abs(total - middleCents)).toBeLessThanOrEqual(250_000)
      expect([lowCents <= total, total <= highCents]).toEqual([true, true])
    }),
    { numRuns: 1000 },
  )
})
