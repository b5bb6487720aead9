import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeShape, encodeShape, mostCorners } from './map-shape'

const corner = fc.record({
  lat: fc.integer({ min: 490_000, max: 520_000 }).map((unit) => unit / 10_000),
  lng: fc.integer({ min: 20_000, max: 70_000 }).map((unit) => unit / 10_000),
})

test('P7 a shape written to an address and read from it again is the same', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 2, maxLength: mostCorners }), (shape) => {
      const text = encodeShape(shape)
      const read = decodeShape(text)
      if (!read) return
      expect(read).toEqual(shape)
      expect(encodeShape(read)).toBe(text)
    }),
  )
})

test('P7 a shape takes few letters, none of them escaped in an address', () => {
  const circle = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI
    return { lat: 50.8 + 0.05 * Math.sin(angle), lng: 4.35 + 0.08 * Math.cos(angle) }
  })
  const text = encodeShape(circle)
  expect(text.length).toBeLessThanOrEqual(250)
  expect(encodeURIComponent(text)).toBe(text)
  expect(decodeShape(text)).toHaveLength(40)
})

test('P7 any other text is no shape', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      const shape = decodeShape(text)
      if (shape) expect(encodeShape(shape)).toBe(text)
    }),
  )
  const line = [50.7, 50.8, 50.9].map((lat) => ({ lat, lng: 4.3 }))
  const upsideDown = [
    { lat: 50.9, lng: 4.4 },
    { lat: 50.7, lng: 4.2 },
  ]
  const inParis = [
    { lat: 48.8, lng: 2.3 },
    { lat: 48.3, lng: 2.4 },
    { lat: 48.2, lng: 2.2 },
  ]
  expect(decodeShape(encodeShape(line))).toBeUndefined()
  expect(decodeShape(encodeShape(upsideDown))).toBeUndefined()
  expect(decodeShape('')).toBeUndefined()
  expect(decodeShape('AAAA')).toBeUndefined()
  expect(decodeShape('A'.repeat(2 * mostCorners + 2))).toBeUndefined()
  // What lies outside the map of both countries is cut to its edge.
  expect(decodeShape(encodeShape(inParis))?.every(({ lat }) => lat >= 48.5)).toBe(true)
})
