import { brusselsDay } from './calendar'
import { addDays, brusselsInstant, dayMinutes, type Weekday, weekdayOf } from './wall-time'

/** When somebody is at the office, in wall time of Brussels. */
export type OfficeHours = {
  /** Times of a week; `from` and `until` are `hh:mm`, up to 24:00. They may overlap. */
  weekly: readonly { days: readonly Weekday[]; from: string; until: string }[]
  /** Holidays and days off, whatever their week says. @param day - `YYYY-MM-DD` */
  isClosed: (day: string) => boolean
}

/** Milliseconds since 1970, `until` not included. */
type Span = { from: number; until: number }

/** Days looked back for office hours: offices that are closed for longer answer nothing. */
const mostDays = 400
const msPerMinute = 60_000

/**
 * Office time between two instants, in minutes with their fraction; 0 when they stand the other way round. An hour that
 * summer time skips is no office time, one that it repeats counts twice.
 */
export function officeMinutes(hours: OfficeHours, from: Date, until: Date): number {
  if (until <= from) return 0
  const last = brusselsDay(until)
  let total = 0
  for (let day = brusselsDay(from); day <= last; day = addDays(day, 1))
    for (const span of spansOf(hours, day))
      total += Math.max(0, Math.min(span.until, until.getTime()) - Math.max(span.from, from.getTime()))
  return total / msPerMinute
}

/**
 * The last instant since which so many minutes of office hours have passed: what is as old is overdue. Undefined where
 * there are no office hours for over a year.
 * @param minutes - more than 0
 */
export function overdueBefore(hours: OfficeHours, now: Date, minutes: number): Date | undefined {
  let left = minutes * msPerMinute
  let day = brusselsDay(now)
  for (let count = 0; count <= mostDays; count += 1, day = addDays(day, -1))
    for (const { from, until } of spansOf(hours, day).reverse()) {
      const length = Math.max(0, Math.min(until, now.getTime()) - from)
      if (length >= left) return new Date(from + length - left)
      left -= length
    }
  return undefined
}

/** The office times of a day, in their order, without overlaps. */
function spansOf({ weekly, isClosed }: OfficeHours, day: string): Span[] {
  if (isClosed(day)) return []
  const weekday = weekdayOf(day)
  return weekly
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, until }) => ({ from: instantOf(day, from), until: instantOf(day, until) }))
    .sort((one, other) => one.from - other.from)
    .reduce(joinSpan, [])
}

function joinSpan(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1)
  if (!last || span.from > last.until) return [...spans, span]
  return [...spans.slice(0, -1), { ...last, until: Math.max(last.until, span.until) }]
}

/** A time that summer time skips is that of the next minute that there is. */
function instantOf(day: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  for (let minutes = hour * 60 + minute; minutes <= dayMinutes; minutes += 1) {
    const instant = brusselsInstant(day, minutes)
    if (instant) return instant.getTime()
  }
  throw new RangeError(`${day} has no ${time}`)
}
