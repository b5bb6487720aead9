import { expect, test } from 'vitest'
import { shownDays } from './chart-mark'
import { daysUntil } from './days'

const days = daysUntil('2026-11-21', 30).map((day) => ({ day }))

test.each([
  ['2026-01-05', 30],
  ['2026-10-23', 30],
  ['2026-11-01', 21],
  ['2026-11-15', 7],
  ['2026-11-20', 7],
  ['2026-11-21', 7],
])('O2 the chart of a listing of %s has %i days', (since, count) => {
  expect(shownDays(days, since)).toEqual(days.slice(30 - count))
})
