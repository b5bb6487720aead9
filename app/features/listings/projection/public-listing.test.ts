import fc from 'fast-check'
import { expect, test } from 'vitest'
import { municipalityByZip } from '~/kernel/places/municipalities'
import { toListingCard } from '../card/listing-presenter.server'
import { cardRow, fullDetails, fullWords, listingRow, listingText, presenterIn } from '../listings.fixture'
import { publicAddress, publicPrice, ribbonOf } from './public-listing'
import { publicPosition } from './public-position'
import { toPublicRow, toPublicText } from './public-row'

/** Nine digits that no public amount has: if they appear anywhere, a hidden amount leaked. */
const hiddenCents = fc.integer({ min: 500_000_000, max: 999_999_999 })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const group = <T extends Record<string, fc.Arbitrary<number>>>(shape: T) =>
  optional(fc.record(shape, { requiredKeys: [] }))

const hiddenAmounts = fc.record(
  {
    rent: group({ monthlyCents: hiddenCents }),
    totalCostCents: optional(hiddenCents),
    depositCents: optional(hiddenCents),
    minimumIncomeCents: optional(hiddenCents),
    agencyCostCents: optional(hiddenCents),
    viager: group({ bouquetCents: hiddenCents, monthlyAnnuityCents: hiddenCents }),
    finance: group({ notaryFeesCents: hiddenCents, notaryFeesWithVatCents: hiddenCents }),
  },
  { requiredKeys: [] },
)

const shownDetails = (over: Parameters<typeof listingRow>[0]) => toPublicRow(listingRow(over)).details

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(numbersIn)

const goal = fc.constantFrom<'sale' | 'rent'>('sale', 'rent')

test('one projection: a hidden price appears nowhere, in cents or in euros, from any field', () => {
  fc.assert(
    fc.property(
      hiddenAmounts,
      hiddenCents,
      goal,
      fc.constantFrom(null, 1, 7),
      (given, priceCents, goal, priceUnit) => {
        const details = {
          ...fullDetails,
          ...given,
          rent: { ...fullDetails.rent, ...given.rent, monthlyCents: given.rent?.monthlyCents ?? priceCents },
          finance: { ...fullDetails.finance, ...given.finance, notaryFeesCents: priceCents },
          viager: { ...fullDetails.viager, ...given.viager, bouquetCents: priceCents },
        }
        const row = cardRow({ goal, priceCents, priceUnit, publishPrice: false })
        const text = JSON.stringify([
          publicPrice({ ...row, publishPrice: false }, 'per maand'),
          toPublicRow(listingRow({ goal, priceCents, priceUnit, publishPrice: false, details })),
          toListingCard(row, presenterIn('nl')),
        ])
        for (const cents of numbersIn([given, priceCents])) {
          expect(text).not.toContain(String(cents))
          expect(text).not.toContain(String(Math.trunc(cents / 100)))
        }
      },
    ),
  )
})

test('one projection: a hidden price removes exactly the details that reveal it', () => {
  expect(shownDetails({ publishPrice: false, details: fullDetails })).toEqual({
    ...fullDetails,
    rent: { chargesOwnerCents: 2_500, chargesRenterCents: 12_000 },
    totalCostCents: undefined,
    depositCents: undefined,
    minimumIncomeCents: undefined,
    agencyCostCents: undefined,
    viager: { age1: 78, age2: 81, indexed: true, maxYears: 15 },
    finance: {
      vatValue: 21,
      cadastralIncomeCents: 87_500,
      garagePriceCents: 2_900_000,
      parkingPriceCents: 1_900_000,
    },
  })
})

test('one projection: whether VAT is added is as hidden as the words that say it', () => {
  const details = { finance: { vatValue: 21, vatAdded: true } }
  expect(shownDetails({ publishPrice: false, details })).toEqual({ finance: { vatValue: 21 } })
  expect(shownDetails({ details })).toEqual(details)
})

test('one projection: texts that may contain a hidden amount are left out', () => {
  const { registeredRights: _, chargesIncluded: __, ...others } = fullWords
  const shown = (publishPrice: boolean) =>
    toPublicText(listingText(1, { words: fullWords }), { publishPrice, publishAddress: true }).words
  expect(shown(false)).toEqual(others)
  expect(shown(true)).toEqual(fullWords)
})

test('one projection: a published price leaves the details unchanged', () => {
  expect(shownDetails({ publishPrice: true, details: fullDetails })).toEqual(fullDetails)
})

test('one projection: a hidden price does not add empty groups', () => {
  expect(JSON.stringify(shownDetails({ publishPrice: false, details: { maxPersons: 2 } }))).toBe(
    '{"maxPersons":2}',
  )
})

const word = fc.stringMatching(/^[A-Z]{12}$/)
const degrees = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => Number(`50.${n}7`))

test('one projection: a hidden address leaves no street, number, box or coordinate', () => {
  fc.assert(
    fc.property(fc.tuple(word, word, word), degrees, degrees, (words, latitude, longitude) => {
      const [street, houseNumber, box] = words
      const hidden = { street, houseNumber, box, latitude, longitude, publishAddress: false }
      const row = listingRow(hidden)
      expect(publicAddress(row, 'bus')).toBeUndefined()
      expect(publicPosition(row)?.kind).not.toBe('point')
      const card = cardRow({ ...hidden, text: listingText(2706, { street }) })
      const text = JSON.stringify([toPublicRow(row), card, toListingCard(card, presenterIn('nl'))])
      for (const part of [...words, latitude, longitude]) expect(text).not.toContain(String(part))
    }),
  )
})

function municipalityCentre(zip: string) {
  const place = municipalityByZip(zip, 'BE')
  return { lat: place?.lat, lng: place?.lng }
}

test.each([
  [{}, 'Hollebeekstraat 12'],
  [{ box: '3' }, 'Hollebeekstraat 12 bus 3'],
  [{ houseNumber: null }, 'Hollebeekstraat'],
  [{ street: null }, undefined],
  [{ street: '' }, undefined],
  [{ publishAddress: false, box: '3' }, undefined],
])('P2 the address of %j is %s', (over, address) => {
  expect(publicAddress(listingRow(over), 'bus')).toBe(address)
})

test('P2 an address names the street in the language of the page, and never a hidden one', () => {
  const text = listingText(2706, { street: 'Rue du Hollebeek' })
  expect(publicAddress({ ...listingRow({}), text }, 'boîte')).toBe('Rue du Hollebeek 12')
  expect(publicAddress({ ...listingRow({}), text: { street: null } }, 'boîte')).toBe('Hollebeekstraat 12')
  expect(publicAddress({ ...listingRow({ publishAddress: false }), text }, 'boîte')).toBeUndefined()
  expect(toPublicText(text, { publishAddress: false, publishPrice: true }).street).toBeNull()
})

const centreOf1630 = { ...municipalityCentre('1630'), kind: 'area' }

test.each([
  ['a published address', {}, { lat: 50.766, lng: 4.336, kind: 'point' }],
  ['a hidden address', { publishAddress: false }, centreOf1630],
  ['no coordinates', { latitude: null, longitude: null }, centreOf1630],
  ['swapped coordinates', { latitude: 4.336, longitude: 50.766 }, centreOf1630],
  ['coordinates in Paris', { latitude: 48.857, longitude: 2.352 }, centreOf1630],
  ['coordinates of nothing', { latitude: Number.NaN, longitude: 4.336 }, centreOf1630],
  ['a hidden address in a place nobody knows', { publishAddress: false, zip: '0000' }, undefined],
])('D3 a listing with %s is shown at its address, in its municipality or nowhere', (_, over, position) => {
  expect(publicPosition(listingRow(over))).toEqual(position)
})

test('one projection: the area of a hidden address is the same for every location in the municipality', () => {
  const hidden = (latitude: number, longitude: number) =>
    publicPosition(listingRow({ publishAddress: false, latitude, longitude }))
  fc.assert(
    fc.property(fc.double(), fc.double(), (latitude, longitude) => {
      expect(hidden(latitude, longitude)).toEqual(centreOf1630)
    }),
  )
})

const amount = { kind: 'amount', cents: 49_500_000, startingFrom: false, unitText: '', perMonth: false }

test.each([
  [{}, '', amount],
  [{}, ' excl. btw ', { ...amount, unitText: 'excl. btw' }],
  [{ priceUnit: 7 }, 'excl. btw', { ...amount, startingFrom: true }],
  [{ priceUnit: 7 }, 'vanaf', { ...amount, startingFrom: true }],
  [{ goal: 'rent' as const }, '', { ...amount, perMonth: true }],
  [{ goal: 'rent' as const }, 'per maand', { ...amount, perMonth: true }],
  [{ goal: 'rent' as const }, '/mois', { ...amount, perMonth: true }],
  [{ goal: 'rent' as const }, 'p.m.', { ...amount, perMonth: true }],
  [{ goal: 'rent' as const }, 'excl. kosten', { ...amount, unitText: 'excl. kosten', perMonth: true }],
  [{ publishPrice: false }, 'vanaf', { kind: 'on-request' }],
  [{ priceCents: null }, '', { kind: 'on-request' }],
  [{ priceCents: 0 }, '', { kind: 'on-request' }],
])('P2 the price of %j with the words "%s"', (over, words, price) => {
  expect(publicPrice(listingRow(over), words)).toEqual(price)
})

test.each([
  ['available', 0, undefined],
  ['available', 3, 'marquee'],
  ['option', 3, 'option'],
  ['sold', 3, 'sold'],
  ['rented', 0, 'rented'],
] as const)('P1a a home that is %s, with marquee %i, has the ribbon %s', (state, marquee, ribbon) => {
  expect(ribbonOf({ state, marquee })).toBe(ribbon)
})

test('P3 D9 a life annuity sale shows bouquet and annuity apart, and nothing when its price is hidden', () => {
  const annuity = { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 }
  const sale = listingRow({ priceCents: null, annuity })
  expect(publicPrice(sale)).toEqual({ kind: 'annuity', bouquetCents: 9_200_000, monthlyCents: 86_500 })
  expect(publicPrice({ ...sale, publishPrice: false })).toEqual({ kind: 'on-request' })
  expect(toPublicRow({ ...sale, publishPrice: false }).annuity).toBeNull()
  expect(publicPrice({ ...sale, goal: 'rent', priceCents: 95_000 }).kind).toBe('amount')
  // A feed may send empty fields with an ordinary sale.
  expect(publicPrice(listingRow({ annuity: {} })).kind).toBe('amount')
})
