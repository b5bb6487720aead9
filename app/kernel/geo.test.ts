import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circle, distanceMeters, isInBelgiumOrLuxembourg } from './geo'

const brussels = { lat: 50.847, lng: 4.352 }

test.each([
  ['Antwerp', { lat: 51.22, lng: 4.4 }, 41_600],
  ['Luxembourg', { lat: 49.611, lng: 6.13 }, 187_500],
  ['one thousandth of a degree north', { lat: 50.848, lng: 4.352 }, 111.2],
])('D5 Brussels to %s', (_, place, meters) => {
  const distance = distanceMeters(brussels, place)
  expect(Math.abs(distance - meters) / meters).toBeLessThan(0.01)
})

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('D5 a distance is symmetric, zero to itself, and at most half the earth’s circumference', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const there = distanceMeters(one, other)
      expect(there).toBeCloseTo(distanceMeters(other, one), 3)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThan(20_016_000)
      expect(distanceMeters(one, one)).toBe(0)
    }),
  )
})

test('D5 a detour is never shorter', () => {
  fc.assert(
    fc.property(point, point, point, (one, by, other) => {
      const straight = distanceMeters(one, other)
      expect(straight).toBeLessThanOrEqual(distanceMeters(one, by) + distanceMeters(by, other) + 0.5)
    }),
  )
})

test.each([
  ['Uccle', 50.804, 4.333, true],
  ['De Panne', 51.1, 2.59, true],
  ['Arlon', 49.683, 5.817, true],
  ['Torgny, the south of Belgium', 49.507, 5.474, true],
  ['Meerle, the north of Belgium', 51.48, 4.8, true],
  ['Dudelange, the south of Luxembourg', 49.48, 6.09, true],
  ['Rosport, the east of Luxembourg', 49.806, 6.504, true],
  ['nowhere', 0, 0, false],
  ['Uccle, swapped', 4.333, 50.804, false],
  ['Amsterdam', 52.37, 4.9, false],
  ['Paris', 48.857, 2.352, false],
  ['Cologne', 50.94, 6.96, false],
  ['no number', Number.NaN, 4.3, false],
])('D3 %s (%d, %d): %s', (_, lat, lng, inside) => {
  expect(isInBelgiumOrLuxembourg(lat, lng)).toBe(inside)
})

test('P7 a circle holds exactly the positions within its distance', () => {
  const near = fc.record({
    lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
    lng: fc.double({ min: 2.5, max: 6.6, noNaN: true }),
  })
  fc.assert(
    fc.property(near, near, fc.integer({ min: 100, max: 50_000 }), (centre, { lat, lng }, meters) => {
      expect(circle(centre, meters)(lat, lng)).toBe(distanceMeters(centre, { lat, lng }) <= meters)
    }),
    { numRuns: 2_000 },
  )
  expect(circle(brussels, 1_000)(Number.NaN, Number.NaN)).toBe(false)
})
