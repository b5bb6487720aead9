import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Availability, Opening } from '~/features/content/public'
import { brusselsDay } from '~/kernel/calendar'
import { addDays, brusselsMinutes, weekdays } from '~/kernel/wall-time'
import { slotName, slotNamed, slotsOf } from './slots'

const opening = (over: Partial<Opening> = {}): Opening => ({
  id: 'viewing',
  kind: 'viewing',
  minutes: 60,
  capacity: 1,
  noticeHours: 24,
  horizonDays: 365,
  weekly: [{ days: [...weekdays], from: '10:00', until: '12:00' }],
  exceptions: [],
  ...over,
})
const office: Pick<Availability, 'holidays' | 'closed'> = { holidays: ['belgium'], closed: [] }
const everyDay = (from: string, until: string) => [{ days: [...weekdays], from, until }]

const startsOn = (
  day: string,
  one: Opening,
  office_ = office,
  now = new Date(`${addDays(day, -7)}T00:00Z`),
) => slotsOf(one, office_, { from: day, days: 1, now }).map(({ start }) => start.toISOString().slice(11, 16))

test('A1 a window gives whole appointments, one after another', () => {
  expect(startsOn('2026-11-24', opening({ minutes: 45 }))).toEqual(['09:00', '09:45'])
  expect(startsOn('2026-07-23', opening())).toEqual(['08:00', '09:00'])
})

test('A1 on the day that summer time begins, an hour is missing and no appointment lies in another', () => {
  const night = opening({ weekly: everyDay('01:00', '04:00'), minutes: 45 })
  expect(startsOn('2026-03-29', night)).toEqual(['00:00', '00:45'])
  expect(startsOn('2026-03-29', { ...night, minutes: 60 })).toEqual(['00:00', '01:00'])
})

test('A1 on the day that summer time ends, an hour that comes twice is offered once', () => {
  const night = opening({ weekly: everyDay('01:00', '04:00') })
  expect(startsOn('2026-10-25', night)).toEqual(['23:00', '00:00', '02:00'])
})

test('A1 a leap day and the hour before midnight are days and hours like others', () => {
  expect(startsOn('2028-02-29', opening())).toEqual(['09:00', '10:00'])
  expect(startsOn('2026-12-30', opening({ weekly: everyDay('22:00', '24:00') }))).toEqual(['21:00', '22:00'])
})

test('A1 nothing is open on a holiday, nor while the office is closed; an exception says otherwise', () => {
  const closed = [{ from: '2026-12-27', until: '2026-12-31' }]
  expect(startsOn('2026-12-25', opening())).toEqual([])
  expect(startsOn('2026-12-25', opening(), { ...office, holidays: [] })).toHaveLength(2)
  expect(startsOn('2026-12-27', opening(), { ...office, closed })).toEqual([])
  const times = [{ from: '14:00', until: '15:00' }]
  const exceptions = [
    { day: '2026-12-25', times },
    { day: '2026-12-02', times: [] },
  ]
  expect(startsOn('2026-12-25', opening({ exceptions }))).toEqual(['13:00'])
  expect(startsOn('2026-12-02', opening({ exceptions }))).toEqual([])
})

test('A1 what begins too soon or lies too far ahead cannot be booked', () => {
  const now = new Date('2026-11-23T09:00:00Z')
  expect(startsOn('2026-11-24', opening(), office, now)).toEqual(['09:00', '10:00'])
  expect(startsOn('2026-11-24', opening(), office, new Date(now.getTime() + 1))).toEqual(['10:00'])
  expect(startsOn('2026-12-07', opening({ horizonDays: 14 }), office, now)).toHaveLength(2)
  expect(startsOn('2026-12-08', opening({ horizonDays: 14 }), office, now)).toEqual([])
})

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const changes = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-02-29')
const minute = fc.integer({ min: 0, max: 1439 })
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const windows = fc.array(
  fc
    .tuple(minute, minute)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({
      days: [...weekdays],
      from: clock(Math.min(a, b)),
      until: clock(Math.max(a, b)),
    })),
  { minLength: 1, maxLength: 4 },
)

test('A1 whatever an agency opens: times in order, none in another, of their length, within what is open', () => {
  fc.assert(
    fc.property(
      fc.oneof(days, changes),
      windows,
      fc.integer({ min: 5, max: 240 }),
      (day, weekly, minutes) => {
        const one = opening({ weekly, minutes, noticeHours: 0 })
        const now = new Date(`${addDays(day, -3)}T00:00Z`)
        const slots = slotsOf(one, { holidays: [], closed: [] }, { from: day, days: 1, now })
        for (const [index, slot] of slots.entries()) {
          expect(slot.end.getTime() - slot.start.getTime()).toBe(minutes * 60_000)
          expect(brusselsDay(slot.start)).toBe(day)
          const shown = clock(brusselsMinutes(slot.start))
          expect(weekly.some(({ from, until }) => from <= shown && shown < until)).toBe(true)
          const next = slots[index + 1]
          if (next) expect(next.start.getTime()).toBeGreaterThanOrEqual(slot.end.getTime())
        }
        const last = slots.at(-1)
        if (last) expect(slotNamed(slotName(last), [one], { holidays: [], closed: [] }, now)).toEqual(last)
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  'viewing.2026-11-24T09:30Z',
  'other.2026-11-24T09:00Z',
  'viewing.2026-11-24T09:00',
  'viewing.2026-99-24T09:00Z',
  'viewing.0500-01-01T10:00Z',
  'viewing.9999-12-31T23:30Z',
  'viewing.2026-11-24T09:00Z.x',
  'viewing',
  '',
])('A1 %s names no time', (name) => {
  expect(slotNamed(name, [opening()], office, new Date('2026-11-20T10:00Z'))).toBeUndefined()
})
