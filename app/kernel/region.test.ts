import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postalCode, type Region, regionOf } from './region'

const belgium = 10
const luxembourg = 50

test.each<[zip: string, region: Region | undefined]>([
  ['0999', undefined],
  ['1000', 'brussels'],
  ['1180', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['1630', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  [' 1180 ', 'brussels'],
  ['', undefined],
  ['118', undefined],
  ['11800', undefined],
  ['1e3', undefined],
  ['B-1180', undefined],
])('D7 the Belgian postal code %j lies in %s', (zip, region) => {
  expect(regionOf({ countryId: belgium, zip })).toBe(region)
})

test.each(['1648', '4138', '9999', '', 'L-1648'])(
  'D7 the country comes before the code: %j in Luxembourg is Luxembourg',
  (zip) => {
    expect(regionOf({ countryId: luxembourg, zip })).toBe('luxembourg')
  },
)

test('D7 a code of another country has no region', () => {
  expect(regionOf({ countryId: 33, zip: '1180' })).toBeUndefined()
})

test('V4 every Belgian code from 1000 to 9999 has exactly one region', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (code) => {
      expect(['brussels', 'flanders', 'wallonia']).toContain(
        regionOf({ countryId: belgium, zip: String(code) }),
      )
    }),
  )
})

test.each([
  [luxembourg, '1648', 'L-1648'],
  [luxembourg, 'L-1648', 'L-1648'],
  [10, '1180', '1180'],
  [luxembourg, '', ''],
])('D7 the postal code of country %i, "%s", is written "%s"', (countryId, zip, written) => {
  expect(postalCode({ countryId, zip })).toBe(written)
})
