import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insideOf } from '~/kernel/places/inside-of'
import { decodeShape, encodeShape } from '~/kernel/places/map-shape'
import { simplifyArea } from './simplify-area'

/** A stroke of a trembling hand around a place. */
const stroke = (count: number, tremble: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    const radius = 0.05 + tremble * Math.sin(index * 7.7)
    return { lat: 50.77 + radius * Math.sin(angle), lng: 4.33 + 1.5 * radius * Math.cos(angle) }
  })

test('P6 an area that is drawn fits into the address, however long the stroke and the hand', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 3_000 }),
      fc.double({ min: 0, max: 0.02, noNaN: true }),
      (count, tremble) => {
        const shape = simplifyArea(stroke(count, tremble))
        expect(shape.length).toBeLessThanOrEqual(60)
        const read = decodeShape(encodeShape(shape))
        expect(read).toHaveLength(shape.length)
        expect(read && insideOf(read)(50.77, 4.33)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
