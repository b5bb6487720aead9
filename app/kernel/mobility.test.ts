import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mobilityScore, nearness, reachMeters, themeScore, walkingMeters, walkingMinutes } from './mobility'
import { type PlaceKind, placeKinds } from './places/place-kinds'

// By hand: d = 1.3 × straight, f = (2400 − d) / 2000 between 0 and 1.
test.each([
  [0, 1],
  [300, 1],
  [307.69, 1],
  [500, 0.875],
  [1000, 0.55],
  [1500, 0.225],
  [1846.16, 0],
  [5000, 0],
  [Number.POSITIVE_INFINITY, 0],
])('D5 a place %d m away counts %d', (meters, share) => {
  expect(nearness(meters)).toBeCloseTo(share, 3)
})

test.each([[-1], [Number.NaN]])('D5 %d is no distance', (meters) => {
  expect(() => nearness(meters)).toThrow(RangeError)
})

test.each([
  [0, 0, 1],
  [100, 130, 2],
  [500, 650, 8],
  [1000, 1300, 16],
])('D5 %d m straight are %d m on foot, %d minutes', (straight, meters, minutes) => {
  expect(walkingMeters(straight)).toBeCloseTo(meters, 6)
  expect(walkingMinutes(straight)).toBe(minutes)
})

const everywhere = (meters: number) => Object.fromEntries(placeKinds.map((kind) => [kind, meters]))

test.each<[string, Partial<Record<PlaceKind, number>>, number]>([
  ['nothing at all', {}, 0],
  ['everything at the door', everywhere(100), 10],
  ['everything a kilometre away', everywhere(1000), 5.5],
  ['a station alone: half of transport', { station: 0 }, 1.5],
  ['a station and a bus: all of transport', { station: 0, 'bus-stop': 0 }, 3],
  ['the nearer of bus and tram counts', { 'bus-stop': 1000, 'tram-stop': 0 }, 1.5],
  ['a supermarket and a bakery', { supermarket: 0, bakery: 500 }, 2.8],
  ['one school of three', { 'primary-school': 0 }, 0.5],
  ['a pharmacy a kilometre away', { pharmacy: 1000 }, 0.4],
  ['a park: a quarter of a tenth', { park: 0 }, 0.3],
])('D5 %s', (_, nearest, score) => {
  expect(mobilityScore(nearest)).toBe(score)
})

const distances = fc.dictionary(fc.constantFrom(...placeKinds), fc.double({ min: 0, max: 5000, noNaN: true }))
const law = (nearest: Record<string, number>) => nearest as Partial<Record<PlaceKind, number>>

test('D5 a score is between 0 and 10, with one decimal', () => {
  fc.assert(
    fc.property(distances, (nearest) => {
      const score = mobilityScore(law(nearest))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(Math.round(score * 10) / 10).toBe(score)
    }),
  )
})

const anyKind = fc.constantFrom(...placeKinds)
test('D5 a nearer or additional place never lowers a score', () => {
  fc.assert(
    fc.property(distances, anyKind, fc.double({ min: 0, max: 1, noNaN: true }), (nearest, kind, part) => {
      const nearer = { ...nearest, [kind]: (nearest[kind] ?? 5000) * part }
      expect(mobilityScore(law(nearer))).toBeGreaterThanOrEqual(mobilityScore(law(nearest)))
    }),
  )
})

test('D5 places out of reach change nothing', () => {
  fc.assert(
    fc.property(distances, (nearest) => {
      const near = Object.fromEntries(Object.entries(nearest).filter(([, meters]) => meters < reachMeters))
      expect(mobilityScore(law(near))).toBe(mobilityScore(law(nearest)))
    }),
  )
})

test('D5 a theme’s share is 1 with everything near, and 0 with nothing', () => {
  expect(themeScore('health', { doctor: 0, pharmacy: 0 })).toBe(1)
  expect(themeScore('health', { doctor: 9000 })).toBe(0)
})
