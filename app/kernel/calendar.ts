/** The Canadian English date format is ISO 8601. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Returns the day in Brussels (and Luxembourg) at an instant, as `YYYY-MM-DD`.
 * @throws {RangeError} for an invalid date
 */
export function brusselsDay(instant: Date): string {
  // Cached per quarter of an hour, because every page needs today and formatting is slow. Days begin on full hours.
  const quarter = Math.floor(instant.getTime() / quarterHour)
  if (quarter === known?.quarter) return known.day
  const day = days.format(instant)
  if (quarter > 0) known = { quarter, day }
  return day
}

const quarterHour = 900_000
let known: { quarter: number; day: string } | undefined
