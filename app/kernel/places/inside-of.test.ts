import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '~/kernel/geo'
import { insideOf } from './inside-of'
import { mostCorners } from './map-shape'

test.each<[lat: number, lng: number, inRectangle: boolean, inTriangle: boolean]>([
  [50.75, 4.3, true, true],
  [50.85, 4.22, true, false],
  [50.95, 4.3, false, false],
  [50.75, 4.5, false, false],
])('P7 %f, %f is within the rectangle: %s, within the triangle: %s', (lat, lng, inRectangle, inTriangle) => {
  const rectangle = [
    { lat: 50.7, lng: 4.2 },
    { lat: 50.9, lng: 4.4 },
  ]
  const triangle = [
    { lat: 50.7, lng: 4.2 },
    { lat: 50.7, lng: 4.4 },
    { lat: 50.9, lng: 4.3 },
  ]
  expect(insideOf(rectangle)(lat, lng)).toBe(inRectangle)
  expect(insideOf(triangle)(lat, lng)).toBe(inTriangle)
})

const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((unit) => unit / 100)
const position = fc.record({ lat: degrees(49, 52), lng: degrees(2, 7) })

/** Every side is compared. */
function isInside(shape: readonly Point[], { lat, lng }: Point): boolean {
  let crossed = false
  for (const [index, to] of shape.entries()) {
    const from = shape.at(index - 1) ?? to
    const isBeside = from.lat > lat !== to.lat > lat
    if (isBeside && lng < ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat) + from.lng)
      crossed = !crossed
  }
  return crossed
}

test('P7 any polygon, also one that crosses itself, holds the positions that a comparison with all its sides finds', () => {
  const corners = fc.array(position, { minLength: 3, maxLength: mostCorners })
  fc.assert(
    fc.property(corners, fc.array(position, { minLength: 20, maxLength: 20 }), (shape, asked) => {
      const holds = insideOf(shape)
      // Corners lie on the borders of strips.
      for (const one of [...asked, ...shape])
        expect([one, holds(one.lat, one.lng)]).toEqual([one, isInside(shape, one)])
    }),
  )
})
