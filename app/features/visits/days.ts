import { addDays } from '~/kernel/wall-time'

/** A day in Brussels, `YYYY-MM-DD`. */
export type Day = string

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The days that end with `day`, the earliest first. */
export const daysUntil = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(day, at - count + 1))
