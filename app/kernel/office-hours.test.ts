import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brusselsDay } from './calendar'
import { isHoliday } from './holidays'
import { type OfficeHours, officeMinutes, overdueBefore } from './office-hours'
import { brusselsInstant, brusselsMinutes, weekdayOf, weekdays } from './wall-time'

const week = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const usual: OfficeHours = {
  weekly: [{ days: week, from: '09:00', until: '18:00' }],
  isClosed: (day) => isHoliday(['belgium'], day),
}
const always: OfficeHours = {
  weekly: [{ days: weekdays, from: '00:00', until: '24:00' }],
  isClosed: () => false,
}
const at = (local: string) => {
  const [day = '', time = ''] = local.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return brusselsInstant(day, hour * 60 + minute) as Date
}

test.each([
  ['within a day', '2026-11-23 09:30', '2026-11-23 11:00', 90],
  ['over a night', '2026-11-23 17:00', '2026-11-24 10:00', 120],
  ['over a weekend', '2026-11-20 17:45', '2026-11-23 09:10', 25],
  ['over a holiday', '2026-11-10 17:00', '2026-11-12 09:30', 90],
  ['on a Sunday alone', '2026-11-22 08:00', '2026-11-22 20:00', 0],
  ['from the weekend on', '2026-11-21 12:00', '2026-11-23 13:00', 240],
  ['over the end of summer time', '2026-10-23 17:00', '2026-10-26 10:00', 120],
  ['over its beginning', '2026-03-27 17:00', '2026-03-30 10:00', 120],
  ['backwards', '2026-11-23 11:00', '2026-11-23 09:30', 0],
])('B19 office time %s', (_, from, until, minutes) => {
  expect(officeMinutes(usual, at(from), at(until))).toBe(minutes)
})

test('B19 an hour that summer time skips is no office time, one that it repeats counts twice', () => {
  const day = (from: string, until: string) =>
    officeMinutes(always, at(`${from} 00:00`), at(`${until} 00:00`))
  expect(day('2026-03-29', '2026-03-30')).toBe(23 * 60)
  expect(day('2026-10-25', '2026-10-26')).toBe(25 * 60)
  const nights = { ...always, weekly: [{ days: weekdays, from: '02:30', until: '03:30' }] }
  expect(officeMinutes(nights, at('2026-03-29 00:00'), at('2026-03-30 00:00'))).toBe(30)
})

test('B19 a lead waits too long once its office time has passed, to the millisecond', () => {
  expect(overdueBefore(usual, at('2026-11-23 13:00'), 240)).toEqual(at('2026-11-23 09:00'))
  expect(overdueBefore(usual, at('2026-11-23 12:00'), 240)).toEqual(at('2026-11-20 17:00'))
  expect(overdueBefore(usual, at('2026-10-26 10:00'), 120)).toEqual(at('2026-10-23 17:00'))
  expect(overdueBefore({ ...usual, weekly: [] }, at('2026-11-23 13:00'), 240)).toBeUndefined()
})

/** Around both changes of summer time, and any time of two years. */
const instants = fc.oneof(
  ...[
    ['2026-03-27', 5],
    ['2026-10-23', 5],
    ['2026-01-01', 730],
  ].map(([day, days]) =>
    fc
      .integer({ min: 0, max: Number(days) * 1440 })
      .map((minutes) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
  ),
)
const times = fc.tuple(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 0, max: 96 }))
const spans = times
  .filter(([one, other]) => one !== other)
  .map((both) => both.sort((one, other) => one - other).map((quarters) => timeOf(quarters * 15)))
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const anyHours: fc.Arbitrary<OfficeHours> = fc
  .array(fc.tuple(fc.subarray([...weekdays], { minLength: 1 }), spans), { minLength: 1, maxLength: 4 })
  .map((weekly) => ({
    weekly: weekly.map(([days, [from = '', until = '']]) => ({ days, from, until })),
    isClosed: (day) => day.endsWith('-29'),
  }))

/** Counted minute by minute, which is slow and cannot be wrong. */
function counted(hours: OfficeHours, from: Date, until: Date): number {
  let minutes = 0
  for (let time = from.getTime(); time < until.getTime(); time += 60_000) {
    const [day, minute] = [brusselsDay(new Date(time)), timeOf(brusselsMinutes(new Date(time)))]
    const isOpen = hours.weekly.some(
      (span) => span.days.includes(weekdayOf(day)) && span.from <= minute && minute < span.until,
    )
    if (isOpen && !hours.isClosed(day)) minutes += 1
  }
  return minutes
}

/** Whether a time of the hour that is repeated begins or ends office hours: then it is the first of the two. */
const meetsRepeatedHour = ({ weekly }: OfficeHours) =>
  weekly.some((span) => [span.from, span.until].some((time) => '02:00' < time && time < '03:00'))

test('B19 for any hours and any two instants it is what a count minute by minute says', () => {
  fc.assert(
    fc.property(anyHours, instants, fc.integer({ min: 0, max: 5 * 1440 }), (hours, from, minutes) => {
      fc.pre(!meetsRepeatedHour(hours))
      const until = new Date(from.getTime() + minutes * 60_000)
      expect(officeMinutes(hours, from, until)).toBe(counted(hours, from, until))
    }),
    { numRuns: 60 },
  )
})

test('B19 office times add up, and the limit of what waits too long is their exact inverse', () => {
  fc.assert(
    fc.property(anyHours, instants, instants, instants, (hours, ...three) => {
      const [one, two, last] = three.sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date]
      const sum = officeMinutes(hours, one, two) + officeMinutes(hours, two, last)
      expect(officeMinutes(hours, one, last)).toBe(sum)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(anyHours, instants, fc.integer({ min: 1, max: 3_000 }), (hours, now, minutes) => {
      const limit = overdueBefore(hours, now, minutes)
      fc.pre(limit !== undefined)
      if (!limit) return
      expect(officeMinutes(hours, limit, now)).toBe(minutes)
      const after = new Date(limit.getTime() + 60_000)
      expect(officeMinutes(hours, after, now)).toBeLessThan(minutes)
    }),
    { numRuns: 300 },
  )
})
