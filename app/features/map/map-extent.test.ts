import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf } from './map-extent'

const around = (count: number, lat: number, lng: number) =>
  Array.from({ length: count }, (_, index) => ({
    lat: lat + 0.01 * Math.sin(index * 2.4),
    lng: lng + 0.015 * Math.cos(index * 1.3),
  }))

const luxembourg = { lat: 49.6117, lng: 6.1319 }

test.each([4, 19, 60])('P6 one listing in Luxembourg does not zoom a map of %d others out', (count) => {
  const { view, outside } = extentOf([...around(count, 50.78, 4.33), luxembourg])
  expect(outside).toEqual([luxembourg])
  expect(view?.[0]).toBeGreaterThan(50.7)
})

test('P6 a tenth of the listings at most is outside; two towns of the same size are both inside', () => {
  const { view, outside } = extentOf([...around(20, 50.78, 4.33), ...around(20, 49.6, 6.13)])
  expect(outside).toEqual([])
  expect(view?.[0]).toBeLessThan(49.7)
})

test('P6 listings that lie evenly are all inside, also few or none', () => {
  const grid = Array.from({ length: 100 }, (_, index) => ({
    lat: 50 + (index % 10) / 20,
    lng: 4 + Math.floor(index / 10) / 20,
  }))
  expect(extentOf(grid).outside).toEqual([])
  expect(extentOf([...around(3, 50.78, 4.33), luxembourg]).outside).toEqual([])
  expect(extentOf([])).toEqual({ inside: [], outside: [] })
})

const place = fc.record({
  lat: fc.double({ min: 49.4, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
})

test('P6 of any listings at least nine tenths, or all but one, are inside; the others are counted', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), (places) => {
      const { view, outside } = extentOf(places)
      expect(outside.length).toBeLessThanOrEqual(Math.max(1, places.length / 10))
      const [south = 0, west = 0, north = 0, east = 0] = view ?? []
      const inside = places.filter(
        ({ lat, lng }) => south <= lat && lat <= north && west <= lng && lng <= east,
      )
      expect(inside.length + outside.length).toBe(places.length)
    }),
  )
})
