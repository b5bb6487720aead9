import { type Locale, localeTags } from './locale'

/** Making a format costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${options.timeZone} ${options.timeStyle}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(localeTags[locale], options)
  formats.set(name, known)
  return known
}

/** An instant in words, as the clocks of Brussels show it. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  formatOf(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' }).format(instant)

/** A day such as `2031-05-01` in the page's words; anything else as it was written. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const said = formatOf(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
  // French counts the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? said.replace(/^1(?=\s)/, '1er') : said
}
