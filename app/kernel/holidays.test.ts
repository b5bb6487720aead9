import fc from 'fast-check'
import { expect, test } from 'vitest'
import { easterSunday, holidaysOf, isHoliday } from './holidays'
import { weekdayOf } from './wall-time'

test.each([
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2285-03-22',
])('A1 Easter Sunday is %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
})

test('A1 Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4_099 }), (year) => {
      const easter = easterSunday(year)
      expect(weekdayOf(easter)).toBe('sun')
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }),
  )
})

test('A1 the holidays of 2026 in Belgium and in Luxembourg', () => {
  expect([...holidaysOf('belgium', 2026)].sort()).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
  expect([...holidaysOf('luxembourg', 2026)].sort()).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-09',
    '2026-05-14',
    '2026-05-25',
    '2026-06-23',
    '2026-08-15',
    '2026-11-01',
    '2026-12-25',
    '2026-12-26',
  ])
})

test('A1 a holiday of one country is not one of the other, and without a country there are none', () => {
  expect(isHoliday(['belgium'], '2026-07-21')).toBe(true)
  expect(isHoliday(['luxembourg'], '2026-07-21')).toBe(false)
  expect(isHoliday(['luxembourg', 'belgium'], '2026-06-23')).toBe(true)
  expect(isHoliday([], '2026-12-25')).toBe(false)
})
