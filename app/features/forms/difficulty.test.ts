import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hardest, timesHarder } from './difficulty.server'

test('S-03 up to the usual the work is as always, then it doubles with the load, up to the hardest', () => {
  expect([0, 0.5, 1, 1.01, 1.99, 2, 3.9, 4, 7.9, 8, 1_000_000].map(timesHarder)).toEqual([
    1, 1, 1, 2, 2, 4, 4, 8, 8, 8, 8,
  ])
})

test('S-03 more load never makes the work easier, and never harder than the hardest', () => {
  const load = fc.double({ min: 0, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(load, load, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(timesHarder(less)).toBeLessThanOrEqual(timesHarder(more))
      expect(timesHarder(less)).toBeGreaterThanOrEqual(1)
      expect(timesHarder(more)).toBeLessThanOrEqual(hardest)
    }),
  )
})
