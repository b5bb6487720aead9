import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Region } from '~/kernel/region'
import { ratesOn } from './rates'
import { dutyOnPlot, registrationDuty } from './registration-duty'

const { duties } = ratesOn('2026-11-20')

// Calculated by hand from docs/facts.md, "Cost of buying"; in euros.
test.each<[region: Region, price: number, own: number, otherwise: number]>([
  ['flanders', 495_000, 9_900, 59_400], // 2 % and 12 %
  ['flanders', 220_000, 2_533, 26_400], // 2 % less 1 867, the last price with the reduction
  ['flanders', 220_000.5, 4_400.01, 26_400.06], // not a euro more, and there is none
  ['flanders', 100_000, 133, 12_000],
  ['flanders', 93_350, 0, 11_202], // 2 % of it is the reduction
  ['flanders', 60_000, 0, 7_200], // 2 % is 1 200: never below 0
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
    expect([due(true), due(false)]).toEqual([Math.round(own * 100), Math.round(otherwise * 100)])
  },
)

test('D11 in Flanders the buyers of a modest home share one reduction', () => {
  const due = (buyers: number) => registrationDuty(20_000_000, { ownHome: true, buyers }, duties.flanders)
  // 2 % of 200 000 is 4 000; less 1 867.
  expect([due(1), due(2), due(4)]).toEqual([213_300, 213_300, 213_300])
})

// As above, of land on which the buyer builds a home of their own.
test.each<[region: Region, price: number, own: number, otherwise: number]>([
  ['wallonia', 120_000, 3_600, 15_000], // 3 % and 12.5 %
  ['brussels', 250_000, 18_750, 31_250], // 12.5 % of 250 000 − 100 000
  ['brussels', 90_000, 0, 11_250], // all of it within the first 100 000
  ['brussels', 300_000, 25_000, 37_500], // the last price with the abatement
  ['brussels', 300_000.01, 37_500, 37_500], // one cent more, and all of it counts
  ['luxembourg', 800_000, 16_000, 56_000], // 7 % less 40 000 for one buyer
  ['luxembourg', 400_000, 100, 28_000], // the credit is more than the duty: the minimum is due
])(
  'D11 in %s a plot for € %d costs € %d of duty to build an own home on, else € %d',
  (region, price, own, otherwise) => {
    const duty = dutyOnPlot(duties[region])
    if (!duty) throw new Error('land is not favoured')
    const cents = Math.round(price * 100)
    const due = (ownHome: boolean) => registrationDuty(cents, { ownHome, buyers: 1 }, duty)
    expect([due(true), due(false)]).toEqual([own * 100, otherwise * 100])
  },
)

test('D11 in Flanders land has the full rate, whatever is built on it', () => {
  expect(dutyOnPlot(duties.flanders)).toBeUndefined()
})

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
