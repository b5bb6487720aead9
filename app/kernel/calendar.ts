/** Canadian English writes days as ISO 8601 does. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day it is in Brussels (and Luxembourg) at an instant, as `YYYY-MM-DD`.
 * @throws {RangeError} for an invalid date
 */
export function brusselsDay(instant: Date): string {
  // Every page asks for today, and a format takes its time. Since 1970 a day begins there on a quarter of an hour.
  const quarter = Math.floor(instant.getTime() / quarterHour)
  if (quarter === known?.quarter) return known.day
  const day = days.format(instant)
  if (quarter > 0) known = { quarter, day }
  return day
}

const quarterHour = 900_000
let known: { quarter: number; day: string } | undefined
