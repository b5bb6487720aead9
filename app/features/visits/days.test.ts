import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brusselsDay } from '~/kernel/calendar'
import { addDays, mondayOf } from '~/kernel/wall-time'
import { daysUntil, firstOfMonth, shownDays } from './days'

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(brusselsDay)

test('O2 a week begins on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})

test('O2 a month begins on its first', () => {
  expect(firstOfMonth('2026-11-30')).toBe('2026-11-01')
})

test('O2 consecutive days are right across daylight saving, months and years', () => {
  expect(daysUntil('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(daysUntil('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysUntil('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01'])
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('O2 any day’s Monday is at most six days earlier, and its own Monday; 30 days are 30', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = mondayOf(day)
      const days = daysUntil(day, 30)
      expect(monday <= day && monday >= addDays(day, -6)).toBe(true)
      expect(mondayOf(monday)).toBe(monday)
      expect(new Set(days).size).toBe(30)
      expect(days).toEqual(days.toSorted())
      expect(addDays(addDays(day, 30), -30)).toBe(day)
    }),
  )
})

const lastDays = daysUntil('2026-11-21', 30).map((day) => ({ day }))

test.each([
  ['2026-01-05', 30],
  ['2026-10-23', 30],
  ['2026-11-01', 21],
  ['2026-11-15', 7],
  ['2026-11-20', 7],
  ['2026-11-21', 7],
  ['2026-11-22', 7],
])('O2 the chart of a listing of %s has %i days', (since, count) => {
  expect(shownDays(lastDays, since)).toEqual(lastDays.slice(30 - count))
})
