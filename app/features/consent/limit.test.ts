import { expect, test } from 'vitest'
import { createLimit, createLimits } from './limit'

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000)

test('C1 a burst of proofs is accepted until the bucket is empty, then at its refill rate', () => {
  const may = createLimit({ atOnce: 3, perSecond: 2 })
  expect([0, 0, 0, 0].map((second) => may(at(second)))).toEqual([true, true, true, false])
  expect([0.4, 0.5, 0.5, 1].map((second) => may(at(second)))).toEqual([false, true, false, true])
})

test('C1 a full bucket does not overflow', () => {
  const may = createLimit({ atOnce: 2, perSecond: 5 })
  may(at(0))
  expect([3600, 3600, 3600].map((second) => may(at(second)))).toEqual([true, true, false])
})

test('C1 setting the clock back adds no tokens', () => {
  const may = createLimit({ atOnce: 1, perSecond: 1 })
  expect([100, 50, 100, 101].map((second) => may(at(second)))).toEqual([true, false, false, true])
})

test('S-03 each name has its own bucket, and the least recently used are dropped', () => {
  const may = createLimits(2)
  const one = { atOnce: 1, perSecond: 0.001 }
  expect(['a', 'a', 'b'].map((name) => may(name, one, at(0)))).toEqual([true, false, true])
  expect(['a', 'c', 'a', 'b'].map((name) => may(name, one, at(1)))).toEqual([false, true, false, true])
})
