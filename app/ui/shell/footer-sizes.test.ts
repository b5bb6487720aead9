import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownSizes } from './footer-sizes'

const column = (lg: number, md = 12) => ({ sm: 12, md, lg })

test.each([
  [[], 6],
  [[column(4)], 4],
  [[column(6)], 3],
  [[column(4), column(4)], 2],
  [[column(8), column(8)], 2],
  [[column(12)], 6],
  [[column(5), column(5)], 6],
])('S4 beside the agency’s columns %j menu and contact take %i columns each', (columns, own) => {
  expect(ownSizes(columns).lg).toBe(own)
})

test('S4 menu and contact are side by side with any columns of the agency', () => {
  const sizes = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(fc.array(fc.record({ sm: sizes, md: sizes, lg: sizes })), (columns) => {
      const own = ownSizes(columns)
      expect(own.sm).toBe(12)
      for (const size of [own.md, own.lg]) {
        expect(size).toBeGreaterThanOrEqual(2)
        expect(size).toBeLessThanOrEqual(6)
      }
    }),
  )
})
