import { brusselsDay } from './calendar'
import { memo } from './memo'

/** Minutes in a day without clock change. */
export const dayMinutes = 24 * 60

const msPerMinute = 60_000
const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Wall time in Brussels at an instant, in minutes since midnight, 0–1439. */
export function brusselsMinutes(instant: Date): number {
  const [hour = 0, minute = 0] = hours.format(instant).split(':').map(Number)
  return hour * 60 + minute
}

/**
 * Returns the instant of a wall time in Brussels (and Luxembourg). In the repeated hour at the end of summer time it is
 * the first one; a skipped hour has no instant.
 * @param day - `YYYY-MM-DD`
 * @param minutes - since midnight, 0–1440; 1440 is the midnight at the day's end
 * @throws {RangeError} for an invalid day
 */
export function brusselsInstant(day: string, minutes: number): Date | undefined {
  if (minutes === dayMinutes) return brusselsInstant(addDays(day, 1), 0)
  const asUtc = utcOf(day) + minutes * msPerMinute
  const ahead = hoursAhead(day)
  if (ahead !== undefined) return new Date(asUtc - ahead * 60 * msPerMinute)
  return possibleHours
    .map((hours) => new Date(asUtc - hours * 60 * msPerMinute))
    .find((instant) => brusselsDay(instant) === day && brusselsMinutes(instant) === minutes)
}

/** Hours that Brussels is ahead of UTC in summer, in winter, and in winters before 1940; of those that fit, the most. */
const possibleHours = [2, 1, 0] as const

/** Offset from UTC in hours for a whole day; undefined on days with a clock change. */
const hoursAhead = memo((day: string) =>
  possibleHours.find((hours) =>
    [utcOf(day), utcOf(day) + dayMinutes * msPerMinute - msPerMinute].every((time, atEnd) => {
      const instant = new Date(time - hours * 60 * msPerMinute)
      return brusselsDay(instant) === day && brusselsMinutes(instant) === (atEnd ? dayMinutes - 1 : 0)
    }),
  ),
)

/** Adds a number of days, which may be negative. @param day - `YYYY-MM-DD` */
export const addDays = (day: string, count: number): string =>
  new Date(utcOf(day) + count * dayMinutes * msPerMinute).toISOString().slice(0, 10)

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** @param day - `YYYY-MM-DD` */
export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(utcOf(day)).getUTCDay() + 6) % 7] as Weekday

/** The Monday of a day's week. @param day - `YYYY-MM-DD` */
export const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)))

/** Tells whether a text is a valid day. The last year that is written so has none: there is a day after each. */
export function isDay(text: string): boolean {
  const time = /^(?!9999)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function utcOf(day: string): number {
  if (!isDay(day)) throw new RangeError(`${day} is not a valid date`)
  return Date.parse(`${day}T00:00:00Z`)
}
