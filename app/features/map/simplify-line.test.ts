import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceToLine, type Position, simplifyLine } from './simplify-line'

const position = fc.tuple(
  fc.double({ min: 2.53, max: 6.54, noNaN: true }),
  fc.double({ min: 49.44, max: 51.51, noNaN: true }),
)
const line = fc.array(position, { minLength: 2, maxLength: 60 })
const tolerance = fc.double({ min: 0, max: 50_000, noNaN: true })

test('D3 a simplified outline keeps its ends and order, and stays within the tolerance', () => {
  fc.assert(
    fc.property(line, tolerance, (whole, allowed) => {
      const thin = simplifyLine(whole, allowed)
      expect([thin[0], thin.at(-1)]).toEqual([whole[0], whole.at(-1)])
      let next = 0
      for (const one of thin) {
        const found = whole.indexOf(one, next)
        expect(found).toBeGreaterThanOrEqual(next)
        next = found
      }
      for (const one of whole) expect(nearest(one, thin)).toBeLessThanOrEqual(allowed + 0.001)
    }),
  )
})

const nearest = (one: Position, thin: Position[]) =>
  Math.min(...thin.slice(1).map((to, index) => distanceToLine(one, thin[index] ?? to, to)))

test('D3 a closed ring stays closed, and a straight side keeps only its ends', () => {
  const ring: Position[] = [
    [4.32, 50.76],
    [4.33, 50.76],
    [4.34, 50.76],
    [4.35, 50.76],
    [4.35, 50.78],
    [4.32, 50.76],
  ]
  expect(simplifyLine(ring, 5)).toEqual([ring[0], ring[3], ring[4], ring[5]])
})
