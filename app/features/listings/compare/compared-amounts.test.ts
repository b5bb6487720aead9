import { expect, test } from 'vitest'
import { costsOf } from '../costs/listing-costs'
import { ratesOn } from '../costs/rules/rates'
import { listingRow } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { publicPrice } from '../projection/public-listing'
import { toPublicRow } from '../projection/public-row'
import { comparedAmounts } from './compared-amounts'

const rates = ratesOn('2026-11-20')

/** Amounts of a listing as the comparison calculates them. */
function amounts(over: Partial<ListingRow> = {}) {
  const row = listingRow(over)
  const price = publicPrice(row)
  const { details } = toPublicRow(row)
  const surface = {
    isLand: row.webId === 4,
    living: row.livingSurface ?? undefined,
    plot: details.surfaces?.ground,
  }
  return comparedAmounts(price, costsOf({ ...row, price, details }, rates), surface, rates.loan)
}

test('P6c a purchase has the amounts of the ledger before a visitor changes anything', () => {
  // As costs-section.test.ts: € 300,000 in Flanders, an only own home, 60,000 of one's own.
  expect(amounts({ priceCents: 30_000_000, livingSurface: 150, details: {} })).toMatchObject({
    price: { cents: 30_000_000 },
    perM2: { cents: 200_000, per: 'living' },
    duty: { cents: 600_000 },
    ownMeans: { cents: 6_000_000 },
    total: { isAbout: true },
    monthly: { isAbout: true },
  })
})

test('P6c price, duty and notary add up to the total, to tens of euros', () => {
  const { price, duty, notary, total } = amounts({ priceCents: 30_000_000, details: {} })
  const sum = [price, duty, notary].reduce((all, one) => all + (one?.cents ?? 0), 0)
  expect(Math.abs(sum - (total?.cents ?? 0))).toBeLessThanOrEqual(1_000)
})

test('P6c in Luxembourg total and repayment lack the notary, and say so', () => {
  const { notary, total, monthly } = amounts({ region: 'luxembourg', details: {} })
  expect(notary).toBeUndefined()
  expect([total?.missing, monthly?.missing]).toEqual([['notary'], ['notary']])
})

test('P6c VAT within the price replaces the duty; VAT that is added is an amount', () => {
  const details = { finance: { vatValue: 21 } }
  expect(amounts({ priceCents: 30_000_000, details })).toMatchObject({ vatPercent: 21 })
  expect(amounts({ priceCents: 30_000_000, details }).duty).toBeUndefined()
  const added = { finance: { vatValue: 21, vatAdded: true } }
  expect(amounts({ priceCents: 30_000_000, details: added }).duty?.cents).toBe(6_300_000)
})

test('P6c a price that is a lowest one makes every amount that follows from it a lowest one', () => {
  const { ownMeans, ...others } = amounts({ priceUnit: 7, details: {} })
  expect(
    Object.values(others).every((one) => typeof one === 'object' && one.missing?.includes('start')),
  ).toBe(true)
})

test('P6c land is compared by its plot', () => {
  const details = { surfaces: { ground: 1_000, living: 50 } }
  expect(amounts({ webId: 4, priceCents: 25_000_000, details }).perM2).toMatchObject({
    cents: 25_000,
    per: 'plot',
  })
})

test('P6c a rental costs rent and charges a month; charges that are not stated are said to be missing', () => {
  const rental = { goal: 'rent', priceCents: 120_000, livingSurface: 80 } as const
  expect(
    amounts({ ...rental, details: { rent: { chargesRenterCents: 15_000 }, depositCents: 240_000 } }),
  ).toMatchObject({
    monthly: { cents: 135_000, missing: [] },
    perM2: { cents: 1_500 },
    charges: { cents: 15_000 },
    deposit: { cents: 240_000 },
    entry: { cents: 375_000, missing: [] },
  })
  expect(amounts({ ...rental, region: null, details: {} })).toMatchObject({
    monthly: { cents: 120_000, missing: ['charges'] },
    entry: { missing: ['charges', 'deposit'] },
  })
})

test.each([
  ['a hidden price', { publishPrice: false }],
  ['a hidden rent', { goal: 'rent', publishPrice: false }],
  ['a life annuity sale', { annuity: { bouquetCents: 1_000_000, monthlyAnnuityCents: 50_000 } }],
] as const)('P6c %s leaves all that follows from a price empty', (_, over) => {
  expect(amounts(over)).toEqual({})
})

test('P6c a sold listing has no costs left to compare', () => {
  expect(Object.keys(amounts({ state: 'sold', closed: true, details: {} }))).toEqual(['price', 'perM2'])
})
