import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/**
 * Returns a formatter of instants for each language, created once: creation takes several times as long as formatting
 * all dates of a page.
 */
export function instantFormatter(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatOf = memo((tag) => new Intl.DateTimeFormat(tag, options))
  return (instant, locale) => formatOf(localeTags[locale]).format(instant)
}

/** Formats an instant in the time zone of Brussels. */
export const formatInstant = instantFormatter({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})

const formatLongDay = instantFormatter({ dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as `2031-05-01` in the page's language; returns other text unchanged. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const text = formatLongDay(instant, locale)
  // French writes the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}

const formatLongMonth = instantFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats the month of a day such as `2031-05-01` in the page's language, `mei 2031`. */
export const formatMonth = (day: string, locale: Locale): string =>
  formatLongMonth(new Date(`${day}T12:00:00Z`), locale)
