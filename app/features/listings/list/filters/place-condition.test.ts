import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsFrom } from '~/features/places/public.server'
import { encodeShape } from '~/kernel/places/map-shape'
import { countryIds } from '~/kernel/region'
import { publicPosition } from '../../projection/public-position'
import { readCriteria } from '../listing-criteria'
import type { PlaceLookup } from '../where/place-lookup'
import { placeCondition } from './place-condition'

const { belgium, luxembourg } = countryIds

const points = pointsFrom([
  {
    kind: 'station',
    name: null,
    names: { nl: 'Station Linkebeek', fr: 'Gare de Linkebeek' },
    lat: 50.7687,
    lng: 4.3331,
  },
])

const lookup: PlaceLookup = {
  pointsNamed: (name) => points.named(name).map((point) => ({ ...point, nameIn: () => 'Station Linkebeek' })),
  isNear: points.isNear,
  cityNames: ({ countryId, zip }) => (countryId === luxembourg && zip === '8210' ? ['Mamer'] : []),
}

type Address = { zip: string; countryId?: number; lat?: number; lng?: number; published?: boolean }

function matches(query: string, { zip, countryId = belgium, lat, lng, published = true }: Address): boolean {
  const condition = placeCondition(readCriteria('sale', new URLSearchParams(query)), lookup)
  const row = { countryId, zip, publishAddress: published, latitude: lat ?? null, longitude: lng ?? null }
  return condition?.({ countryId, zip, position: publicPosition(row) }) ?? true
}

const inDworp = { zip: '1653', lat: 50.7298, lng: 4.3011 }
const atStation = { zip: '1630', lat: 50.7687, lng: 4.3335 }

test.each<[query: string, address: Address, expected: boolean]>([
  ['', inDworp, true],
  ['city=Beersel|1650', inDworp, false],
  ['in=1650', inDworp, true],
  ['in=vlaamse-rand', inDworp, true],
  ['in=brussels', inDworp, false],
  ['in=brussels&in=vlaams-brabant', inDworp, true],
  ['in=brussels&city=Dworp|1653', inDworp, true],
  ['in=lu-mamer', { zip: '8210', countryId: luxembourg }, true],
  ['in=canton-capellen', { zip: '8210', countryId: luxembourg }, true],
  ['in=canton-mersch', { zip: '8210', countryId: luxembourg }, false],
  ['around=Alsemberg~3', inDworp, true],
  ['around=Alsemberg~1', inDworp, false],
  ['around=1652~3', inDworp, true],
  ['around=gare de Linkebeek~1', atStation, true],
  ['around=Station Linkebeek~5', inDworp, true],
  ['around=Station Linkebeek~2', inDworp, false],
  ['around=Atlantis~50', inDworp, false],
  ['around=vlaanderen~50', inDworp, false],
  ['around=Bruxelles~4', { zip: '1060', lat: 50.83, lng: 4.345 }, true],
  ['around=Alsemberg~1&city=Dworp|1653', inDworp, true],
  ['near=station', atStation, true],
  ['near=station', inDworp, false],
  ['near=station&near=school', atStation, false],
  ['near=station&city=Ukkel|1180', atStation, false],
])('P7 "%s" and %j: %s', (query, address, expected) => {
  expect(matches(query, address)).toBe(expected)
})

test('P7 a listing anywhere in the municipality named is around it', () => {
  expect(matches('around=Antwerpen~1', { zip: '2040', lat: 51.34, lng: 4.31 })).toBe(true)
})

test('P7 P7a a radius around a name that several towns have is around each of them', () => {
  expect(matches('around=Saint-Nicolas~1', { zip: '4420', lat: 50.63, lng: 5.54 })).toBe(true)
  expect(matches('around=Saint-Nicolas~1', { zip: '9100', lat: 51.16, lng: 4.14 })).toBe(true)
  expect(matches('around=4420~1', { zip: '9100', lat: 51.16, lng: 4.14 })).toBe(false)
})

test('P7 a rectangle and a polygon narrow together with a place', () => {
  const rectangle = encodeShape([
    { lat: 50.72, lng: 4.29 },
    { lat: 50.74, lng: 4.31 },
  ])
  const triangle = encodeShape([
    { lat: 50.75, lng: 4.32 },
    { lat: 50.75, lng: 4.35 },
    { lat: 50.79, lng: 4.335 },
  ])
  expect([matches(`area=${rectangle}`, inDworp), matches(`area=${rectangle}`, atStation)]).toEqual([
    true,
    false,
  ])
  expect([matches(`area=${triangle}`, inDworp), matches(`area=${triangle}`, atStation)]).toEqual([
    false,
    true,
  ])
  expect(matches(`area=${rectangle}&in=brussels`, inDworp)).toBe(false)
})

test('P7 no filter of places tells where a hidden address is within its municipality', () => {
  const coordinate = {
    lat: fc.double({ min: 50.6, max: 50.9, noNaN: true }),
    lng: fc.double({ min: 4.1, max: 4.5, noNaN: true }),
  }
  const query = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('1652', 'Beersel', 'Station Linkebeek', 'Halle'),
        fc.integer({ min: 1, max: 12 }),
      )
      .map(([place, km]) => `around=${place}~${km}`),
    fc
      .array(fc.record(coordinate), { minLength: 3, maxLength: 5 })
      .map((shape) => `area=${encodeShape(shape)}`),
    fc.constantFrom('near=station', 'near=station&in=1650', 'in=1650'),
  )
  fc.assert(
    fc.property(query, fc.record(coordinate), fc.record(coordinate), (text, one, other) => {
      const hidden = { zip: '1653', published: false }
      expect(matches(text, { ...hidden, ...one })).toBe(matches(text, { ...hidden, ...other }))
    }),
  )
  expect(matches('near=station', { ...atStation, published: false })).toBe(false)
})
