import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CostKey, type Purchase, purchaseCosts } from './purchase'
import { ratesOn } from './rates'

const { duties, notary, credit } = ratesOn('2026-11-20')
const flanders = { duty: duties.flanders, notary }
const bought = (over: Partial<Purchase>): Purchase => ({
  priceCents: 30_000_000,
  ownHome: true,
  buyers: 1,
  ...over,
})
const linesOf = (purchase: Purchase, rates = flanders) =>
  Object.fromEntries(purchaseCosts(purchase, rates).lines.map(({ key, cents }) => [key, cents])) as Partial<
    Record<CostKey, number>
  >

test('D11 the total of a purchase is the price, the duty and the notary’s bill', () => {
  // Flanders, € 300 000, only own home: duty 2 % = 6000; fee 2321.74 (see notary.test.ts); items 750, 309,
  // 285, 100, 100; VAT 21 % of 2321.74 + 750 + 309 + 100 = 3480.74, 730.96. Together 310 596.70.
  expect(purchaseCosts(bought({}), flanders)).toMatchObject({
    totalCents: 31_059_670,
    isAbout: false,
    approximate: false,
  })
  expect(linesOf(bought({}))).toEqual({
    price: 30_000_000,
    duty: 600_000,
    notaryFee: 232_174,
    administration: 75_000,
    disbursements: 30_900,
    transcription: 28_500,
    annexes: 10_000,
    writingDuty: 10_000,
    notaryVat: 73_096,
  })
})

test.each([
  // 445 000 / 1.21 = 367 768.60, of which 21 % is 77 231.40: together the advertised price.
  [44_500_000, 21, true, 36_776_860, 7_723_140],
  [10_600_000, 6, true, 10_000_000, 600_000],
  [30_000_000, 21, false, 30_000_000, 6_300_000],
])(
  'D11 VAT takes the place of the duty: %d cents at %d percent, in the price: %s',
  (priceCents, percent, included, price, vat) => {
    const lines = linesOf(bought({ priceCents, vat: { percent, included } }))
    expect([lines.price, lines.vat, lines.duty]).toEqual([price, vat, undefined])
  },
)

test('D11 a buyer at the reduced rate pays it on the price without the advertised VAT', () => {
  // 445 000 / 1.21 = 367 768.60; 6 % of it is 22 066.12.
  const vat = { percent: 21, included: true, appliedPercent: 6 }
  const lines = linesOf(bought({ priceCents: 44_500_000, vat }))
  expect([lines.price, lines.vat]).toEqual([36_776_860, 2_206_612])
})

test('D11 the reduced rate of a listing holds for an own home only', () => {
  // 318 000 / 1.06 = 300 000; 21 % of it is 63 000.
  const vat = { percent: 6, included: true, otherwisePercent: 21 }
  const home = bought({ priceCents: 31_800_000, vat })
  const vatFor = (ownHome: boolean) => linesOf({ ...home, ownHome }).vat
  expect(linesOf({ ...home, ownHome: false }).price).toBe(30_000_000)
  expect([vatFor(true), vatFor(false)]).toEqual([1_800_000, 6_300_000])
})

test('D11 a plot for an own home has its duty, but neither the notary’s scale nor the credit’s of a sole home', () => {
  const rates = { duty: duties.wallonia, notary, credit }
  const land = bought({ plot: true, ownMeansCents: 6_000_000 })
  const [own, other] = [true, false].map((ownHome) => linesOf({ ...land, ownHome }, rates))
  // 3 % and 12.5 % of 300 000; the ordinary fee, see notary.test.ts.
  expect([own?.duty, other?.duty]).toEqual([900_000, 3_750_000])
  const { price: _, duty: __, mortgageDuty: ___, creditDeed: ____, ...bill } = own ?? {}
  expect(other).toMatchObject(bill)
  expect([own?.notaryFee, own?.administration]).toEqual([257_823, 85_500])
  const home = linesOf({ ...land, plot: false }, rates)
  expect(own?.creditDeed).toBeGreaterThan(home.creditDeed ?? 0)
})

test('D11 outside the price range of its formula the notary’s fee is a rough estimate', () => {
  const approximate = (priceCents: number) => purchaseCosts(bought({ priceCents }), flanders).approximate
  expect([14_000_000, 15_000_000, 45_000_000, 46_000_000].map(approximate)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('D11 the credit for what own means do not pay is part of the total, and known to tens only', () => {
  const rates = { ...flanders, credit }
  const lines = linesOf(bought({ ownMeansCents: 6_000_000 }), rates)
  // See costs-section.test.tsx.
  expect([lines.mortgageDuty, lines.creditDeed]).toEqual([376_000, 169_000])
  const costs = purchaseCosts(bought({ ownMeansCents: 6_000_000 }), rates)
  expect(costs).toMatchObject({ totalCents: 31_605_000, isAbout: true, approximate: false })
  for (const ownMeansCents of [undefined, 40_000_000]) {
    expect(purchaseCosts(bought({ ownMeansCents }), rates)).toMatchObject({
      totalCents: 31_059_670,
      isAbout: false,
    })
  }
})

test('D11 where no notary’s scale is known there are no notary lines, and nothing is marked as rough', () => {
  const costs = purchaseCosts(bought({ buyers: 2, priceCents: 119_000_000 }), { duty: duties.luxembourg })
  // 7 % of 1 190 000 = 83 300, less two credits of 40 000.
  expect(costs).toEqual({
    lines: [
      { key: 'price', cents: 119_000_000 },
      { key: 'duty', cents: 330_000 },
    ],
    totalCents: 119_330_000,
    isAbout: false,
    approximate: false,
  })
})

test('D11 lines are whole cents that add up to the total, and VAT within a price leaves the price as it is', () => {
  const vat = fc.option(fc.record({ percent: fc.constantFrom(6, 21), included: fc.boolean() }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), fc.boolean(), vat, (priceCents, ownHome, vat) => {
      const { lines, totalCents, isAbout } = purchaseCosts(bought({ priceCents, ownHome, vat }), flanders)
      expect(lines.every(({ cents }) => Number.isInteger(cents))).toBe(true)
      const sum = lines.reduce((sum, { cents }) => sum + cents, 0)
      expect(Math.abs(sum - totalCents)).toBeLessThanOrEqual(isAbout ? 500 : 0)
      if (isAbout) expect(totalCents % 1000).toBe(0)
      expect(totalCents).toBeGreaterThan(priceCents)
      if (vat?.included) expect((lines[0]?.cents ?? 0) + (lines[1]?.cents ?? 0)).toBe(priceCents)
    }),
  )
})
