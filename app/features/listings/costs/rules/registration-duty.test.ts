import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Region } from '~/kernel/region'
import { ratesOn } from './rates'
import { registrationDuty } from './registration-duty'

const { duties } = ratesOn('2026-11-20')

// Calculated by hand from docs/facts.md, "Cost of buying"; in euros.
test.each<[region: Region, price: number, own: number, otherwise: number]>([
  ['flanders', 495_000, 9_900, 59_400], // 2 % and 12 %
  ['flanders', 0, 0, 0],
  ['wallonia', 545_000, 16_350, 68_125], // 3 % and 12.5 %
  ['brussels', 385_000, 23_125, 48_125], // 12.5 % of 385 000 − 200 000
  ['brussels', 189_000, 0, 23_625], // all of it within the first 200 000
  ['brussels', 600_000, 50_000, 75_000], // the last price with the abatement
  ['brussels', 600_000.01, 75_000, 75_000], // one cent more, and all of it counts
  ['luxembourg', 1_190_000, 43_300, 83_300], // 7 % less 40 000 for one buyer
  ['luxembourg', 500_000, 100, 35_000], // the credit is more than the duty: the minimum is due
  ['luxembourg', 1_000, 70, 70], // less than the minimum before the credit
])(
  'D11 in %s a price of € %d costs € %d of duty for an own home, else € %d',
  (region, price, own, otherwise) => {
    const cents = Math.round(price * 100)
    const due = (ownHome: boolean) => registrationDuty(cents, { ownHome, buyers: 1 }, duties[region])
    expect([due(true), due(false)]).toEqual([own * 100, otherwise * 100])
  },
)

test('D11 in Luxembourg each buyer of an own home has a tax credit', () => {
  // 7 % of 1 190 000 is 83 300; less two times 40 000.
  const buyer = { ownHome: true, buyers: 2 }
  expect(registrationDuty(119_000_000, buyer, duties.luxembourg)).toBe(330_000)
})

const price = fc.integer({ min: 0, max: 10_000_000_00 })
const region = fc.constantFrom<Region>('flanders', 'wallonia', 'brussels', 'luxembourg')

test('D11 an own home never costs more duty, a higher price never less, and duties are whole cents', () => {
  fc.assert(
    fc.property(price, price, region, fc.integer({ min: 1, max: 4 }), (a, b, region, buyers) => {
      const due = (cents: number, ownHome: boolean) =>
        registrationDuty(cents, { ownHome, buyers }, duties[region])
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(due(a, true)).toBeLessThanOrEqual(due(a, false))
      for (const ownHome of [true, false]) {
        expect(due(low, ownHome)).toBeLessThanOrEqual(due(high, ownHome))
        expect(due(a, ownHome)).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(due(a, ownHome))).toBe(true)
      }
    }),
  )
})
