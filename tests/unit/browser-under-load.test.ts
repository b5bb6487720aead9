import { expect, test } from 'vitest'
import { readRuns, resultOf } from '../../scripts/audit/browser-under-load.mjs'

const green = (day: number) => `2026-11-${day} abc1234, load 6.1: 0 failed`
const days = Array.from({ length: 10 }, (_, index) => 10 + index)

test('runs of several days count together, and ten of them that passed are enough', () => {
  const nine = resultOf(days.slice(1).map(green))
  expect(nine.outcome).toBe('incomplete')
  expect(resultOf([...readRuns(nine.text), green(20)]).outcome).toBe('passed')
})

test('one run that failed is named until ten others have passed', () => {
  const red = '2026-11-09 abc1234, load 6.1: 1 failed; B13 a lead is in every open tab'
  const { outcome, text } = resultOf([red, ...days.slice(1).map(green)])
  expect(outcome).toBe('failed')
  expect(text).toContain(red)
  expect(text).toContain('1 of the last 10 runs failed')
})
