import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPlaces, unpackPlaces } from './map-data'
import type { MapProperty } from './map-message'

const centres = [
  { lat: 50.768, lng: 4.336 },
  { lat: 50.8, lng: 4.338 },
]

const place = fc.record({
  kind: fc.constantFrom('point' as const, 'area' as const),
  lat: fc.double({ min: 49.44, max: 51.51, noNaN: true }),
  lng: fc.double({ min: 2.53, max: 6.54, noNaN: true }),
  centre: fc.constantFrom(...centres),
  price: fc.option(fc.constantFrom('€ 395k', '€ 1,25 mln.'), { nil: undefined }),
})

const places = fc.dictionary(fc.integer({ min: 1, max: 2_000_000_000 }).map(String), place).map((homes) =>
  Object.entries(homes).map(
    ([id, { kind, lat, lng, centre, price }]): MapProperty => ({
      id: Number(id),
      kind,
      ...(kind === 'area' ? centre : { lat, lng }),
      ...(price ? { price } : {}),
    }),
  ),
)

const byId = (homes: MapProperty[]) => [...homes].sort((a, b) => a.id - b.id)

test('P6 every position and price survives the encoding to a metre, in any order and number', () => {
  fc.assert(
    fc.property(places, (homes) => {
      const arrived = byId(unpackPlaces(JSON.parse(JSON.stringify(packPlaces(homes)))))
      const kept = ({ id, kind, price }: MapProperty) => [id, kind, price]
      expect(arrived.map(kept)).toEqual(byId(homes).map(kept))
      for (const [index, home] of byId(homes).entries()) {
        expect(arrived[index]?.lat).toBeCloseTo(home.lat, 4)
        expect(arrived[index]?.lng).toBeCloseTo(home.lng, 4)
      }
    }),
  )
})

test('P6 listings of one municipality share one position', () => {
  const homes = [1, 5, 9].map((id): MapProperty => ({ id, kind: 'area', lat: 50.768, lng: 4.336 }))
  expect(packPlaces(homes, ['a note'])).toEqual({
    points: { ids: [], lats: [], lngs: [], prices: [] },
    areas: [{ lat: 50.768, lng: 4.336, ids: [1, 4, 4], prices: [-1, -1, -1] }],
    prices: [],
    notes: ['a note'],
  })
})
