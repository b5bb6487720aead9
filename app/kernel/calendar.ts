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
export const brusselsDay = (instant: Date): string => days.format(instant)
