import { expect, test } from 'vitest'
import { fullDetails, listingRow } from '../listings.fixture'
import { publicPrice } from '../projection/public-listing'
import { toPublicRow } from '../projection/public-row'
import { costsOf } from './listing-costs'
import { ratesOn } from './rules/rates'

const rates = ratesOn('2026-11-20')

/** Costs of a house for 495 000 euros, as a page calculates them. */
const costs = (over: Parameters<typeof listingRow>[0] = {}) => {
  const row = listingRow(over)
  return costsOf({ ...row, price: publicPrice(row), details: toPublicRow(row).details }, rates)
}
const vat = { details: { finance: { vatValue: 21 } } }

test('D11 a listing for sale is calculated with the duty of its region and the notary’s scale', () => {
  expect(costs()).toEqual({
    kind: 'purchase',
    purchase: {
      priceCents: 49_500_000,
      vat: undefined,
      reducedVatPercent: undefined,
      home: true,
      plot: false,
      startingFrom: false,
    },
    rates: { duty: rates.duties.flanders, notary: rates.notary, credit: rates.credit },
    region: 'flanders',
  })
  expect(costs({ region: 'luxembourg' })).toMatchObject({
    rates: { duty: rates.duties.luxembourg, notary: undefined, credit: undefined },
  })
})

test.each([
  [1, true],
  [2, true],
  [3, true],
  [4, false],
  [5, false],
  [6, false],
  [7, false],
])('D11 whether main type %d can be an own home: %s', (webId, home) => {
  expect(costs({ webId })).toMatchObject({ purchase: { home } })
})

test.each([
  ['wallonia', { ownHomePercent: 3 }],
  ['brussels', { ownHomeFree: { firstCents: 10_000_000, upToPriceCents: 30_000_000 } }],
  ['luxembourg', { ownHomeCreditCents: 4_000_000 }],
] as const)('D11 land in %s may become the plot of an own home, with the duty of land', (region, duty) => {
  const purchase = { home: false, plot: true }
  expect(costs({ webId: 4, region })).toMatchObject({ purchase, rates: { duty } })
  expect(costs({ webId: 7, region })).toMatchObject({ purchase: { home: false, plot: false } })
})

test('D11 land in Flanders, and land that is sold under VAT, has one rate for everybody', () => {
  expect(costs({ webId: 4 })).toMatchObject({ purchase: { home: false, plot: false } })
  expect(costs({ webId: 4, region: 'wallonia', ...vat })).toMatchObject({ purchase: { plot: false } })
})

test.each([
  [undefined, true],
  [false, true],
  [true, false],
])('D11 a price to which VAT is added (%s) includes it: %s', (vatAdded, included) => {
  const details = { finance: { vatValue: 21, vatAdded } }
  expect(costs({ details })).toMatchObject({ purchase: { vat: { percent: 21, included } } })
  expect(costs({ details, priceUnit: 7 })).toMatchObject({ purchase: { vat: { included } } })
})

test.each([
  ['a new home', 1, { finance: { vatValue: 21 } }, 6],
  ['a new home of 175 m²', 3, { finance: { vatValue: 21 }, surfaces: { living: 175 } }, 6],
  ['a larger one', 1, { finance: { vatValue: 21 }, surfaces: { living: 176 } }, undefined],
  ['one at 6 % already', 1, { finance: { vatValue: 6 } }, undefined],
  ['one without VAT', 1, {}, undefined],
  ['a new shop', 6, { finance: { vatValue: 21 } }, undefined],
])('D11 %s can be bought at the VAT of demolition and rebuilding: %s', (_, webId, details, percent) => {
  expect(costs({ webId, details })).toMatchObject({ purchase: { reducedVatPercent: percent } })
})

test.each([
  ['a home at 6 %', 1, { finance: { vatValue: 6 } }, 21],
  ['a home at 21 %', 1, { finance: { vatValue: 21 } }, undefined],
  ['a shop at 6 %', 6, { finance: { vatValue: 6 } }, undefined],
])('D11 %s that does not become an own home has another rate of VAT: %s', (_, webId, details, percent) => {
  const { vatValue } = details.finance
  expect(costs({ webId, details })).toMatchObject({
    purchase: { vat: { percent: vatValue, otherwisePercent: percent } },
  })
})

test('D11 without known rates the page refers to the notary', () => {
  expect(costs({ region: null })).toEqual({ kind: 'ask-notary' })
  expect(costs({ region: 'luxembourg', ...vat })).toEqual({ kind: 'ask-notary' })
})

test('D9 a life annuity sale is explained, not calculated', () => {
  const viager = { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 }
  expect(costs({ details: { viager } })).toEqual({ kind: 'viager', viager })
})

test.each([
  [{ age1: 78 }, 'viager'],
  [{ bouquetCents: 0, monthlyAnnuityCents: 0 }, 'purchase'],
  [{ indexed: true, age2: 81 }, 'purchase'],
])('D9 with %j, what the feed takes for a life annuity sale is one for its costs too: %s', (viager, kind) => {
  expect(costs({ details: { viager } })).toMatchObject({ kind })
})

test.each([
  ['brussels', 1, {}, 360_000, 2],
  ['flanders', 1, {}, 480_000, 3],
  ['flanders', 6, {}, 120_000, undefined],
  ['luxembourg', 1, {}, 120_000, undefined],
  ['flanders', 1, { depositCents: 100_000 }, 220_000, undefined],
] as const)(
  'D11 in %s, type %d with %j costs %d cents to move in',
  (region, webId, details, totalCents, guaranteeMonths) => {
    const rental = costs({ goal: 'rent', priceCents: 120_000, region, webId, details })
    expect(rental).toMatchObject({ kind: 'rent', costs: { totalCents, guaranteeMonths } })
  },
)

test('D11 a monthly rent that the feed gives as 0 is not known: the price is', () => {
  const rental = costs({ goal: 'rent', priceCents: 95_000, details: { rent: { monthlyCents: 0 } } })
  expect(rental).toMatchObject({ kind: 'rent', costs: { totalCents: expect.any(Number) } })
  expect(JSON.stringify(rental)).toContain('95000')
})

test('D11 sold and rented listings have no costs', () => {
  expect(costs({ state: 'sold' })).toBeUndefined()
  expect(costs({ state: 'rented', goal: 'rent' })).toBeUndefined()
  expect(costs({ state: 'option' })).toBeDefined()
})

test.each(['sale', 'rent'] as const)(
  'one projection: of a hidden price for %s no amount is reckoned',
  (goal) => {
    const hidden = { goal, publishPrice: false, priceCents: 77_777_700 }
    const { viager: _, ...details } = fullDetails
    expect(costs({ ...hidden, details })).toEqual({ kind: 'on-request', goal })
    expect(costs({ ...hidden, details: {} })).toEqual({ kind: 'on-request', goal })
    if (goal === 'rent') return
    expect(JSON.stringify(costs({ ...hidden, details: fullDetails }))).not.toMatch(/Cents/)
  },
)
