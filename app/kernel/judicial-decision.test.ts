import { expect, test } from 'vitest'
import { judicialDecisionOf } from './judicial-decision'

test.each([
  [-1, undefined],
  [0, 'no'],
  [1, 'yes'],
  [2, 'requested'],
  [3, undefined],
  [null, undefined],
  [undefined, undefined],
])('D9 judicial decision %s is %s', (code, decision) => {
  expect(judicialDecisionOf(code)).toBe(decision)
})
