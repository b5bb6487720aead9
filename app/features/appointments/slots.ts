import type { Availability, Opening } from '~/features/content/public'
import { brusselsDay } from '~/kernel/calendar'
import { isHoliday } from '~/kernel/holidays'
import { addDays, brusselsInstant, isDay, weekdayOf } from '~/kernel/wall-time'

/** A time at which an opening can be booked, whether or not a place is left. */
export type Slot = {
  opening: Opening
  /** In Brussels, `YYYY-MM-DD`. */
  day: string
  start: Date
  end: Date
}

const msPerMinute = 60_000

/**
 * The times of an opening on some days that can still be booked at `now`, in order, none in another.
 * @param from - the first day, `YYYY-MM-DD`
 * @param days - how many
 */
export function slotsOf(
  opening: Opening,
  office: Pick<Availability, 'holidays' | 'closed'>,
  { from, days, now }: { from: string; days: number; now: Date },
): Slot[] {
  const earliest = now.getTime() + opening.noticeHours * 60 * msPerMinute
  const lastDay = addDays(brusselsDay(now), opening.horizonDays)
  return Array.from({ length: days }, (_, index) => addDays(from, index))
    .filter((day) => day <= lastDay)
    .flatMap((day) => slotsOnDay(opening, timesOf(opening, office, day), day))
    .filter(({ start }) => start.getTime() >= earliest)
}

type Times = { from: string; until: string }

/** When an opening is open on a day: an exception says it alone, over holidays and the week. */
export function timesOf(
  { weekly, exceptions }: Opening,
  { holidays, closed }: Pick<Availability, 'holidays' | 'closed'>,
  day: string,
): Times[] {
  const exception = exceptions.find((one) => one.day === day)
  if (exception) return exception.times
  if (isHoliday(holidays, day) || closed.some(({ from, until }) => from <= day && day <= until)) return []
  const weekday = weekdayOf(day)
  return weekly.filter(({ days }) => days.includes(weekday))
}

function slotsOnDay(opening: Opening, times: Times[], day: string): Slot[] {
  const all = times.flatMap(({ from, until }) =>
    startsWithin(minutesOf(from), minutesOf(until), opening.minutes).flatMap((minutes) => {
      const start = brusselsInstant(day, minutes)
      return start
        ? [{ opening, day, start, end: new Date(start.getTime() + opening.minutes * msPerMinute) }]
        : []
    }),
  )
  return withoutOverlap(all.sort((a, b) => a.start.getTime() - b.start.getTime()))
}

/** Where times are given that overlap, or summer time begins amid one, the earlier keeps its length. */
function withoutOverlap(slots: Slot[]): Slot[] {
  const kept: Slot[] = []
  for (const slot of slots) {
    const last = kept.at(-1)
    if (!last || last.end <= slot.start) kept.push(slot)
  }
  return kept
}

const startsWithin = (from: number, until: number, length: number): number[] =>
  Array.from({ length: Math.floor((until - from) / length) }, (_, index) => from + index * length)

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Whether a time is the one that an appointment has. */
export const isTimeOf = (
  { opening, start }: Pick<Slot, 'opening' | 'start'>,
  booked: { opening: string; startsAt: Date },
): boolean => opening.id === booked.opening && start.getTime() === booked.startsAt.getTime()

/** The name of a time to be booked, in forms: `viewing.2026-11-24T09:00Z`. */
export const slotName = ({ opening, start }: Pick<Slot, 'opening' | 'start'>): string =>
  `${opening.id}.${start.toISOString().slice(0, 16)}Z`

/** The time that a form names, where it can be booked at `now`. */
export function slotNamed(
  name: string,
  openings: readonly Opening[],
  office: Pick<Availability, 'holidays' | 'closed'>,
  now: Date,
): Slot | undefined {
  const [id = '', time = '', ...more] = name.split('.')
  const start = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(time) ? new Date(time) : undefined
  const opening = openings.find((one) => one.id === id)
  if (!opening || !start || Number.isNaN(start.getTime()) || more.length > 0) return undefined
  const from = brusselsDay(start)
  // Years before 1000 and after 9999 are no days of a calendar.
  if (!isDay(from)) return undefined
  return slotsOf(opening, office, { from, days: 1, now }).find((slot) => slotName(slot) === name)
}
