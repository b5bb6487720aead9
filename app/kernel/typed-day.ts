/** Invalid date: a part is missing, or the calendar has no such day. */
export type InvalidDate = { isIncomplete: boolean }

/** Plausible years in a form; two digits mean this century. */
const years = { from: 1900, to: 2199 }

const iso = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/
const asWritten = /^(\d{1,2})\D+(\d{1,2})\D+(\d{2}|\d{4})$/
/** Without separators, as typed on a numeric keyboard. */
const digits = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a day in the notations of Belgium and Luxembourg: day, month, year with any separators (3/4/2027, 03-04-2027,
 * 3.4.27), eight digits, or year first (2027-04-03). The month is never first.
 * @returns the day as `YYYY-MM-DD`
 */
export function readDay(typed: string): string | InvalidDate {
  const text = typed.trim()
  const [, year, month, day] = iso.exec(text) ?? swapped(asWritten.exec(text) ?? digits.exec(text)) ?? []
  if (!year || !month || !day) return { isIncomplete: !/\d\D+\d+\D+\d/.test(text) && !/\d{5}/.test(text) }
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
  return isThere(written) ? written : { isIncomplete: false }
}

const swapped = (found: RegExpExecArray | null) => found && [found[0], found[3], found[2], found[1]]

const two = (number: string) => number.padStart(2, '0')

/** Tells whether the day exists; JavaScript would turn 31 February into 3 March. */
function isThere(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  const year = Number(day.slice(0, 4))
  if (Number.isNaN(instant.getTime()) || year < years.from || year > years.to) return false
  return instant.toISOString().startsWith(day)
}
