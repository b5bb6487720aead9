import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brusselsDay } from './calendar'
import { addDays, brusselsInstant, brusselsMinutes, isDay, mondayOf, weekdayOf } from './wall-time'

const at = (day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return brusselsInstant(day, hour * 60 + minute)?.toISOString()
}

test.each([
  ['in winter', '2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
  ['in summer', '2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
  ['the hour before summer time', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['an hour that summer time skips', '2026-03-29', '02:30', undefined],
  ['the hour after it', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['the first of an hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['the hour after it', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['a leap day', '2028-02-29', '10:00', '2028-02-29T09:00:00.000Z'],
  ['midnight', '2026-01-01', '00:00', '2025-12-31T23:00:00.000Z'],
  ['in a winter before 1940', '1935-01-15', '10:00', '1935-01-15T10:00:00.000Z'],
  ['in a summer before 1940', '1935-07-15', '10:00', '1935-07-15T09:00:00.000Z'],
  ['the midnight at the end of a day', '2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
])('A1 a wall time of Brussels: %s, %s %s', (_, day, time, instant) => {
  expect(at(day, time)).toBe(instant)
})

const instants = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
})

test('A1 the wall time of an instant converts back to it, or to the same hour before the clock went back', () => {
  fc.assert(
    fc.property(instants, (date) => {
      const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
      const back = brusselsInstant(brusselsDay(instant), brusselsMinutes(instant))
      expect([0, 3_600_000]).toContain(instant.getTime() - (back?.getTime() ?? Number.NaN))
    }),
    { numRuns: 1_000 },
  )
})

test('A1 consecutive days are right across leap days and years; weeks begin on Monday', () => {
  expect([addDays('2028-02-28', 1), addDays('2027-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2027-03-01',
    '2027-01-01',
  ])
  expect([mondayOf('2026-11-22'), mondayOf('2026-11-23'), weekdayOf('2026-11-21')]).toEqual([
    '2026-11-16',
    '2026-11-23',
    'sat',
  ])
  fc.assert(
    fc.property(instants, fc.integer({ min: -4_000, max: 4_000 }), (date, count) => {
      const day = brusselsDay(date)
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(weekdayOf(addDays(day, 7 * count))).toBe(weekdayOf(day))
    }),
  )
})

test.each(['2027-02-29', '2026-13-01', '2026-4-1', '', 'yesterday', '2026-11-31'])(
  'A1 %s is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => addDays(text, 1)).toThrow(RangeError)
  },
)
