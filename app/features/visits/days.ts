import { addDays } from '~/kernel/wall-time'

/** A day in Brussels, `YYYY-MM-DD`. */
export type Day = string

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The days that end with `day`, the earliest first. */
export const daysUntil = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(day, at - count + 1))

/** Fewer would say little. */
const fewestDays = 7

/** The days to draw: from the first one on, but a week at least, so that a new listing has a chart like others. */
export function shownDays<DayCount extends { day: Day }>(days: DayCount[], since: Day): DayCount[] {
  const first = days.findIndex(({ day }) => day >= since)
  const count = first < 0 ? 0 : days.length - first
  return days.slice(-Math.max(count, fewestDays))
}
