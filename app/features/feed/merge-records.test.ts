import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bothLanguages, listingRecord, picture, projectRecord } from './feed.fixture'
import { mergeListings, mergeProjects } from './merge-records'

test('I1 the records of one ID become one listing, the default language first', () => {
  const { merged, warnings, rejected } = mergeListings(bothLanguages().toReversed(), 'nl')
  expect(merged.map(({ id, records }) => [id, records.map(({ language }) => language)])).toEqual([
    [2706, ['nl', 'fr']],
  ])
  expect([...warnings, ...rejected]).toEqual([])
})

test('I1 facts come from the default language, and disagreements give a warning', () => {
  const records = [listingRecord({ language: 'fr', Price: 1 }), listingRecord({ Price: 2 })]
  const { merged, warnings } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Price).toBe(2)
  expect(warnings).toEqual([
    { kind: 'listing', index: 0, id: 2706, field: 'Price', reason: 'nl says 2, fr says 1' },
  ])
})

test('I1 without a record in the default language the first one decides', () => {
  const records = [listingRecord({ language: 'fr', Price: 1 }), listingRecord({ Price: 2 })]
  expect(mergeListings(records, 'de').merged[0]?.facts.Price).toBe(1)
})

test('I1 facts missing from one record come from the other, without a warning', () => {
  const records = [
    listingRecord(),
    listingRecord({ language: 'fr', Details: { Bedrooms: 3, Has: { Lift: 0 } } }),
  ]
  const { merged, warnings } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Details).toMatchObject({ Bedrooms: 3, Has: { Lift: false } })
  expect(warnings).toEqual([])
})

test('I1 a price of 0 in one record is not known, so that of the other counts, without a warning', () => {
  const records = [listingRecord({ Price: 0 }), listingRecord({ language: 'fr', Price: 450_000 })]
  const { merged, warnings } = mergeListings(records, 'nl')
  expect([merged[0]?.facts.Price, warnings]).toEqual([450_000, []])
})

test.each([
  ['one record', [listingRecord({ Goal: 1, Price: 950, Details: { MonthlyRent: 1000 } })]],
  [
    'two',
    [
      listingRecord({ Goal: 1, Price: 950 }),
      listingRecord({ Goal: 1, Price: undefined, language: 'fr', Details: { MonthlyRent: 1000 } }),
    ],
  ],
])('D11 of two rents in %s the price is the one, with a warning', (_, records) => {
  const { merged, warnings } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Price).toBe(950)
  expect(merged[0]?.facts.Details?.MonthlyRent).toBeUndefined()
  expect(warnings).toEqual([
    {
      kind: 'listing',
      index: 0,
      id: 2706,
      field: 'Details.MonthlyRent',
      reason: 'says 1000, Price says 950; left out',
    },
  ])
})

test.each([
  ['the same rent twice', { Goal: 1, Price: 950, Details: { MonthlyRent: '950.00' } }],
  ['what a home for sale is let for', { Goal: 0, Price: 465_000, Details: { MonthlyRent: 2265 } }],
])('D11 %s stays, without a warning', (_, over) => {
  const { merged, warnings } = mergeListings([listingRecord(over)], 'nl')
  expect(merged[0]?.facts.Details?.MonthlyRent).toBe(Number(over.Details.MonthlyRent))
  expect(warnings).toEqual([])
})

test('J1 a price or surface of 0 of a unit is not known', () => {
  const unit = { ID: 1, State: 'free', Price: 0, Surface: 0, Terrace: 0, Bedrooms: 0 }
  const { merged } = mergeProjects([projectRecord({ Details: { Units: [unit] } })], 'nl')
  expect(merged[0]?.facts.Details?.Units).toEqual([{ ID: 1, State: 'free', Terrace: 0, Bedrooms: 0 }])
})

test('I1 language-dependent fields may differ', () => {
  const [nl, fr] = [
    {
      Heating: 'gas',
      Charges: { Included: 'water' },
      Planning: { Zoning: 'woongebied' },
      Pictures: [picture(1)],
    },
    {
      Heating: 'gaz',
      Charges: { Included: 'eau' },
      Planning: { Zoning: 'habitat' },
      Pictures: [picture(1, { Name: 'Photo' })],
    },
  ]
  const records = [listingRecord({ Details: nl }), listingRecord({ language: 'fr', City: 'X', Details: fr })]
  expect(mergeListings(records, 'nl').warnings).toEqual([])
})

test('I1 pictures are united by ID', () => {
  const records = [
    listingRecord({ Details: { Pictures: [picture(2), picture(1)] } }),
    listingRecord({ language: 'fr', Details: { Pictures: [picture(1), picture(3)] } }),
  ]
  const { merged, warnings } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Details?.Pictures?.map((one) => one?.ID)).toEqual([2, 1, 3])
  expect(warnings).toMatchObject([{ field: 'Details.Pictures', reason: 'nl has 2 of 3' }])
})

test('I1 an invalid item does not prevent the union of the others', () => {
  const records = [
    listingRecord({ Details: { Pictures: [{ Url: 'x.jpg' }, picture(1)] } }),
    listingRecord({ language: 'fr', Details: { Pictures: [picture(1), picture(3)] } }),
  ]
  const { merged } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Details?.Pictures?.map((one) => one?.ID)).toEqual([1, 3])
})

test('I2 the second record with the same ID and language is rejected', () => {
  const records = [
    listingRecord({ Price: 1 }),
    listingRecord({ language: 'fr', Price: 1 }),
    listingRecord({ Price: 3 }),
  ]
  const { merged, rejected } = mergeListings(records, 'nl')
  expect(merged[0]?.facts.Price).toBe(1)
  expect(rejected).toEqual([
    { kind: 'listing', index: 2, id: 2706, field: 'ID', reason: 'appears twice in nl' },
  ])
})

test('I2 an invalid project is rejected alone too', () => {
  const { merged, rejected } = mergeProjects([projectRecord(), projectRecord({ ID: 'x' })], 'nl')
  expect(merged).toHaveLength(1)
  expect(rejected).toMatchObject([{ kind: 'project', index: 1, field: 'ID' }])
})

test('I2 any record is accepted or rejected, and never throws', () => {
  const someRecord = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(listingRecord()), 'Details'), fc.jsonValue()),
    fc
      .dictionary(
        fc.constantFrom('State', 'Pictures', 'Energy', 'Coordinates', 'Has', '__proto__'),
        fc.jsonValue(),
      )
      .map((Details) => listingRecord({ Details })),
  )
  fc.assert(
    fc.property(fc.array(someRecord), (records) => {
      const { merged, rejected } = mergeListings(records, 'nl')
      const taken = merged.reduce((sum, one) => sum + one.records.length, 0)
      expect(taken + rejected.length).toBe(records.length)
    }),
    { numRuns: 300 },
  )
})
