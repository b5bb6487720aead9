/** A day in Brussels, `YYYY-MM-DD`. */
export type Day = string

const dayMs = 86_400_000

/** Calendar days have no hours: at noon UTC no change of the clock moves them. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** @param count - of days; earlier ones are negative */
export const addDays = (day: Day, count: number): Day =>
  new Date(noon(day).getTime() + count * dayMs).toISOString().slice(0, 10)

/** The Monday of its week, with which a week begins here. @see ISO 8601 */
export const mondayOf = (day: Day): Day => addDays(day, -((noon(day).getUTCDay() + 6) % 7))

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The days that end with `day`, the earliest first. */
export const daysUntil = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(day, at - count + 1))
