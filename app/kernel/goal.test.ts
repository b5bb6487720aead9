import { expect, test } from 'vitest'
import { goalOf } from './goal'

test.each([
  [0, 'sale'],
  [1, 'rent'],
  [2, 'rent'],
  [-1, 'rent'],
])('P5 goal %d is %s', (code, goal) => {
  expect(goalOf(code)).toBe(goal)
})
