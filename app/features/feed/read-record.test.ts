import { describe, expect, test } from 'vitest'
import { listingRecord, projectRecord } from './feed.fixture'
import { mergeListings, mergeProjects } from './merge-records'

const read = (over: Record<string, unknown>) => mergeListings([listingRecord(over)], 'nl')
const factsOf = (over: Record<string, unknown>) => read(over).merged[0]?.facts

describe('I1 what a feed may write', () => {
  test.each([
    ['a number as text', { Price: '495000' }, 'Price', 495_000],
    ['a number with decimals as text', { Price: ' 495000.50 ' }, 'Price', 495_000.5],
    ['an ID as text', { ID: '908' }, 'ID', 908],
    ['RecordFile as text (V5)', { RecordFile: '5008' }, 'RecordFile', 5008],
    ['yes as 1', { PublishPrice: 1 }, 'PublishPrice', true],
    ['yes as text', { PublishPrice: 'True' }, 'PublishPrice', true],
    ['no as 0', { PublishPrice: 0 }, 'PublishPrice', false],
    ['no as text', { PublishPrice: '0' }, 'PublishPrice', false],
    ['P2 no as text with a blank', { PublishPrice: 'false ' }, 'PublishPrice', false],
    ['a blank text for absent', { PublishPrice: ' ' }, 'PublishPrice', undefined],
    ['null for absent', { PublishPrice: null }, 'PublishPrice', undefined],
    ['an empty text for absent', { Price: '' }, 'Price', undefined],
    ['a house number as number', { HouseNumber: 12 }, 'HouseNumber', '12'],
    ['a language in capitals', { language: 'NL' }, 'language', 'nl'],
    ['spaces around a text', { City: '  UKKEL\n' }, 'City', 'UKKEL'],
    ['control characters', { City: 'UK\u0000KEL\u001b' }, 'City', 'UKKEL'],
    ['half a surrogate pair', { City: 'UKKEL\ud83d' }, 'City', 'UKKEL\ufffd'],
  ])('%s', (_, over, field, expected) => {
    const { warnings, rejected } = read(over)
    expect(factsOf(over)?.[field as 'ID']).toEqual(expected)
    expect([...warnings, ...rejected]).toEqual([])
  })
})

test.each([
  ['1630', {}, '1630', 10],
  [1630, { CountryID: undefined }, '1630', undefined],
  ['B-1630', {}, '1630', 10],
  ['be 1630', { CountryID: null }, '1630', 10],
  ['L-1648', { CountryID: 50 }, '1648', 50],
  ['L 1648', { CountryID: undefined }, '1648', 50],
])('D7 P1 the postal code %j of %j is read as %s in country %s', (Zip, over, digits, country) => {
  const { merged, warnings } = read({ CountryID: 10, ...over, Zip })
  expect(merged[0]?.facts).toMatchObject({ Zip: digits, CountryID: country })
  expect(warnings).toEqual([])
  const { Zip: ofProject } = mergeProjects([projectRecord({ ...over, Zip })], 'nl').merged[0]?.facts ?? {}
  expect(ofProject).toBe(digits)
})

describe('I2 a record is rejected alone, with the reason', () => {
  test.each([
    [{ ID: undefined }, 'ID', 'is missing'],
    [{ ID: 'abc' }, 'ID', 'is not a number'],
    [{ ID: 1.5 }, 'ID', 'is not a whole number'],
    [{ ID: 0 }, 'ID', 'is below 1'],
    [{ ID: 1e12 }, 'ID', 'is above 999999999'],
    [{ Goal: undefined }, 'Goal', 'is missing'],
    [{ Goal: {} }, 'Goal', 'is not a number'],
    [{ WebID: null }, 'WebID', 'is missing'],
    [{ language: undefined }, 'language', 'is missing'],
    [{ language: 'es' }, 'language', 'is none of nl, fr, en, de'],
    [{ CountryID: 33 }, 'CountryID', 'is an unknown country: 10 is Belgium, 50 Luxembourg'],
    [{ CountryID: 'BE' }, 'CountryID', 'is not a number'],
    [{ Price: -1 }, 'Price', 'is negative'],
    [{ Price: 'on request' }, 'Price', 'is not a number'],
    [{ Price: 'NaN' }, 'Price', 'is not a number'],
    [{ Price: Number.POSITIVE_INFINITY }, 'Price', 'is not a number'],
    [{ Price: 1e15 }, 'Price', 'is too large'],
    [{ Price: '9'.repeat(400) }, 'Price', 'is not a number'],
    [{ Price: `${' '.repeat(1_000_000)}x` }, 'Price', 'is not a number'],
    [{ Price: [495_000] }, 'Price', 'is not a number'],
    [{ Price: true }, 'Price', 'is not a number'],
    [{ TypeDescription: 'x'.repeat(100_001) }, 'TypeDescription', 'is longer than 100 kB'],
    [{ Details: { Description: 'é'.repeat(50_001) } }, 'Details.Description', 'is longer than 100 kB'],
    [{ Details: { Heating: 'x'.repeat(1_000_000) } }, 'Details.Heating', 'is longer than 100 kB'],
  ])('%j', (over, field, reason) => {
    const { merged, rejected } = mergeListings([listingRecord({ ID: 1 }), listingRecord(over)], 'nl')
    expect(merged.map(({ id }) => id)).toEqual([1])
    expect(rejected).toEqual([expect.objectContaining({ kind: 'listing', index: 1, field, reason })])
  })

  test.each([[null], ['text'], [7], [[]], [true]])('a record that is %j', (record) => {
    const { rejected } = mergeListings([record], 'nl')
    expect(rejected).toEqual([{ kind: 'listing', index: 0, id: null, field: '', reason: 'is not an object' }])
  })

  test('a text of exactly 100 kB is accepted', () => {
    expect(read({ TypeDescription: 'x'.repeat(100_000) }).rejected).toEqual([])
  })

  test('a rejected record is reported by its ID if it has one', () => {
    expect(read({ ID: '908', Price: -1 }).rejected).toMatchObject([{ id: 908, field: 'Price' }])
  })
})

describe('I2 an optional field that makes no sense is left out with a warning', () => {
  test.each([
    [{ Street: { nl: 'x' } }, 'Street', 'is not a text'],
    [{ Details: [] }, 'Details', 'is not an object'],
    [{ Details: { Surfaces: [] } }, 'Details.Surfaces', 'is not an object'],
    [{ Details: { Bedrooms: 'three' } }, 'Details.Bedrooms', 'is not a number'],
    [{ Details: { Bedrooms: 2.5 } }, 'Details.Bedrooms', 'is not a whole number'],
    [{ Details: { Facade: 'round' } }, 'Details.Facade', 'is none of open, half-open, closed'],
    [{ Details: { Coordinates: { Lat: 95, Lng: 4 } } }, 'Details.Coordinates.Lat', 'is above 90'],
    [
      { Details: { Coordinates: { Lat: 4.33, Lng: 50.76 } } },
      'Details.Coordinates',
      'are not in Belgium or Luxembourg',
    ],
    [
      { Details: { Coordinates: { Lat: 48.85, Lng: 2.35 } } },
      'Details.Coordinates',
      'are not in Belgium or Luxembourg',
    ],
    [{ Details: { Pictures: { ID: 1 } } }, 'Details.Pictures', 'is not a list'],
    [
      { Details: { VirtualTour: 'javascript:alert(1)' } },
      'Details.VirtualTour',
      'is not an http or https address',
    ],
    [{ Details: { Created: 'yesterday' } }, 'Details.Created', 'is not an ISO date between 1900 and 2200'],
    [{ PublishAddress: 'maybe' }, 'PublishAddress', 'is not yes or no'],
    [{ Zip: '1'.repeat(200) }, 'Zip', 'is longer than 100 characters'],
  ])('%j', (over, field, reason) => {
    const { merged, rejected, warnings } = read(over)
    expect(rejected).toEqual([])
    expect(merged).toHaveLength(1)
    expect(warnings[0]).toMatchObject({ id: 2706, index: 0, field, reason: `${reason}; left out` })
  })

  test.each([
    ['a script address', 'javascript:alert(1)'],
    ['http', 'http://pictures.example/1.jpg'],
    ['a path out of the folder', 'pictures/../../secret.jpg'],
    ['an absolute path', '/etc/passwd'],
    ['a file address', 'file:///etc/passwd'],
  ])('a picture at %s is left out, the others stay', (_, Url) => {
    const good = { ID: 2, Url: 'pictures/2.jpg' }
    const { merged, warnings } = read({ Details: { Pictures: [{ ID: 1, Url }, good, { ID: 3 }] } })
    expect(merged[0]?.facts.Details?.Pictures?.filter(Boolean)).toEqual([good])
    expect(warnings.map(({ field }) => field)).toEqual(['Details.Pictures.0.Url', 'Details.Pictures.2.Url'])
  })

  test.each([
    ['75001', {}, 'is no postal code: 1630, B-1630 or L-1648'],
    ['1630 Linkebeek', {}, 'is no postal code: 1630, B-1630 or L-1648'],
    ['L-1648', { CountryID: 10 }, 'is of another country than CountryID'],
    ['B-1630', { CountryID: 50 }, 'is of another country than CountryID'],
  ])('D7 the postal code %s of %j', (Zip, over, reason) => {
    const { merged, warnings } = read({ Zip, ...over })
    expect(merged[0]?.facts.Zip).toBeUndefined()
    expect(warnings.map(({ field, reason: why }) => [field, why])).toEqual([
      ['Zip', `${reason}; left out`],
      ['Zip', 'is missing: no region, and no municipality to search in'],
    ])
  })

  test('a listing without a postal code is accepted with a warning', () => {
    const { merged, warnings } = read({ Zip: undefined })
    expect(merged).toHaveLength(1)
    expect(warnings).toMatchObject([{ field: 'Zip' }])
  })
})

test.each([['nee'], ['no'], [2], [-1], [{}]])(
  'P2 a PublishPrice of %j hides the price, with a warning',
  (given) => {
    const { rejected, warnings } = read({ PublishPrice: given })
    expect(rejected).toEqual([])
    expect(factsOf({ PublishPrice: given })?.PublishPrice).toBe(false)
    expect(warnings).toMatchObject([{ field: 'PublishPrice', reason: 'is not yes or no; read as false' }])
  },
)

test('I2 property names of Object.prototype are ordinary fields', () => {
  const record = JSON.parse(`{"ID":1,"Goal":0,"WebID":1,"language":"nl","Zip":"1000",
    "__proto__":{"Price":-5},"constructor":1,"toString":{},"Details":{"__proto__":{"State":"sold"}}}`)
  const { merged, rejected } = mergeListings([record], 'nl')
  expect(rejected).toEqual([])
  expect(merged[0]?.facts.Price).toBeUndefined()
  expect(merged[0]?.facts.Details?.State).toBeUndefined()
  expect(({} as { State?: string }).State).toBeUndefined()
})
