import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFeeReliable, notaryFee, notaryLines, soleHomeDiscount } from './notary'
import { ratesOn } from './rates'

const { notary } = ratesOn('2026-11-20')

// Calculated by hand from docs/facts.md, "Cost of buying"; in cents.
test.each([
  // 1418.22 + 0.57 % of (250 095 − 64 095 = 186 000) 1060.20 + 0.20 % of (300 000 − 250 095 = 49 905) 99.81
  [30_000_000, false, 257_823],
  // 1269.92 + 0.485 % of 186 000, 902.10 + 0.30 % of 49 905, 149.715
  [30_000_000, true, 232_174],
  // 1418.22 + 0.57 % of (200 000 − 64 095 = 135 905), 774.6585
  [20_000_000, false, 219_288],
  // 450 000: 1269.92 + 902.10 + 0.30 % of 199 905, 599.715
  [45_000_000, true, 277_174],
  // 650 000: ordinary 1418.22 + 1060.20 + 799.81 = 3278.23, less half of the discount at 450 000, 106.49 / 2
  [65_000_000, true, 322_498],
  // From 850 000 on there is no discount: 1418.22 + 1060.20 + 0.20 % of 599 905
  [85_000_000, true, 367_823],
  // 1418.22 + 1060.20 + 0.20 % of 734 905
  [98_500_000, true, 394_823],
  [6_409_500, false, 141_822],
  [6_409_500, true, 126_992],
  // Below the lower bound the formula goes on: 1418.22 − 0.57 % of (64 095 − 32 000 = 32 095), 182.9415
  [3_200_000, false, 123_528],
])('D11 the notary’s fee on %d cents, own home %s, is %d', (cents, ownHome, fee) => {
  expect(notaryFee(cents, ownHome, notary)).toBe(fee)
})

test.each([
  [35_000_000, 1],
  [45_000_000, 0.8],
  [60_000_000, 0.5],
  [85_000_000, 0],
])('D11 the royal decree leaves a sole home of %d cents a share of %d of its discount', (cents, share) => {
  expect(soleHomeDiscount(cents, notary)).toBe(share)
})

test.each([
  [14_999_999, false],
  [15_000_000, true],
  [45_000_000, true],
  [45_000_001, false],
])('D11 the formula at %d cents is reliable: %s', (cents, reliable) => {
  expect(isFeeReliable(cents, notary)).toBe(reliable)
})

test('D11 the bill lists every item of the deed, and VAT on fee, administration, disbursements and writing duty', () => {
  const bill = Object.fromEntries(
    notaryLines(98_500_000, false, notary).map(({ key, cents }) => [key, cents]),
  )
  expect(bill).toEqual({
    notaryFee: 394_823, // 1418.22 + 1060.20 + 0.20 % of (985 000 − 250 095 = 734 905) 1469.81
    administration: 85_500,
    disbursements: 30_900,
    transcription: 28_500,
    annexes: 10_000,
    writingDuty: 10_000,
    notaryVat: 109_457, // 21 % of 3948.23 + 855 + 309 + 100 = 5212.23
  })
})

test('D11 the deed of a sole home never costs more than another deed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
      expect(notaryFee(cents, true, notary)).toBeLessThanOrEqual(notaryFee(cents, false, notary))
    }),
  )
})

test('D11 a higher price never has a lower fee, and every line is whole cents, above zero', () => {
  const price = fc.integer({ min: 0, max: 10_000_000_00 })
  fc.assert(
    fc.property(price, price, fc.boolean(), (a, b, ownHome) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(notaryFee(low, ownHome, notary)).toBeLessThanOrEqual(notaryFee(high, ownHome, notary))
      for (const { cents } of notaryLines(a, ownHome, notary)) {
        expect(Number.isInteger(cents) && cents > 0).toBe(true)
      }
    }),
  )
})

test('D11 the file costs of a sole home are those of the royal decree, while it has a discount', () => {
  const file = (cents: number, ownHome: boolean) =>
    notaryLines(cents, ownHome, notary).find(({ key }) => key === 'administration')?.cents
  expect([file(30_000_000, true), file(84_900_000, true)]).toEqual([75_000, 75_000])
  expect([file(85_000_000, true), file(30_000_000, false)]).toEqual([85_500, 85_500])
})
