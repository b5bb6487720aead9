import { expect, test } from 'vitest'
import { isWithin, withdrawsTooMuch } from './withdrawal'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const all = { listings: numbers(1, 30), projects: [], offered: 100 }

test('K14 a feed waits when it would withdraw more than the share that the settings allow', () => {
  expect(withdrawsTooMuch(all, 30)).toBe(false)
  expect(withdrawsTooMuch({ ...all, projects: [7] }, 30)).toBe(true)
  expect(withdrawsTooMuch({ ...all, listings: [1] }, 0)).toBe(true)
  expect(withdrawsTooMuch({ ...all, listings: numbers(1, 100) }, 100)).toBe(false)
  expect(withdrawsTooMuch({ listings: [], projects: [], offered: 0 }, 0)).toBe(false)
})

test('K14 what somebody said yes to does not count, and anything else does', () => {
  const approved = { listings: numbers(1, 60), projects: [7] }
  expect(withdrawsTooMuch({ ...all, listings: numbers(1, 60), projects: [7] }, 30, approved)).toBe(false)
  expect(withdrawsTooMuch({ ...all, listings: numbers(1, 91) }, 30, approved)).toBe(true)
  expect(withdrawsTooMuch({ ...all, listings: numbers(1, 90) }, 30, approved)).toBe(false)
  // A project is not the listing of the same number.
  expect(withdrawsTooMuch({ ...all, projects: numbers(1, 31) }, 0, approved)).toBe(true)
})

test('K14 a no covers less of the same, and nothing more', () => {
  const declined = { listings: [1, 2, 3], projects: [4] }
  expect(isWithin({ listings: [3, 1], projects: [] }, declined)).toBe(true)
  expect(isWithin({ listings: [1, 4], projects: [] }, declined)).toBe(false)
})
