import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf } from './axis'

test('O2 the scale of a chart has round whole numbers', () => {
  expect(axisOf(0)).toEqual([1, 0])
  expect(axisOf(1)).toEqual([1, 0])
  expect(axisOf(7)).toEqual([8, 6, 4, 2, 0])
  expect(axisOf(37)).toEqual([40, 30, 20, 10, 0])
  expect(axisOf(120)).toEqual([150, 100, 50, 0])
})

test('O2 any chart stays below the top of its scale, which has at most five marks', () => {
  fc.assert(
    fc.property(fc.nat(), (highest) => {
      const marks = axisOf(highest)
      expect(marks[0]).toBeGreaterThanOrEqual(highest)
      expect(marks.at(-1)).toBe(0)
      expect(marks.length).toBeLessThanOrEqual(5)
      expect(marks.every(Number.isInteger)).toBe(true)
    }),
  )
})
