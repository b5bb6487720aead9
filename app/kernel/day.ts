import { type Locale, localeTags } from './locale'
import { memo } from './memo'
import { isDay } from './wall-time'

/**
 * Returns a formatter of instants for each language, created once: creation takes several times as long as formatting
 * all dates of a page. French writes the first day of a month as an ordinal, "1er mai"; `Intl` does not.
 */
export function instantFormatter(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatOf = memo((tag) => new Intl.DateTimeFormat(tag, options))
  return (instant, locale) => {
    const text = formatOf(localeTags[locale]).format(instant)
    return locale === 'fr' ? text.replace(/(?<=^| )1(?= \p{L})/u, '1er') : text
  }
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
  return isDay(day) ? formatLongDay(new Date(`${day}T12:00:00Z`), locale) : day
}

const formatLongMonth = instantFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats the month of a day such as `2031-05-01` in the page's language, `mei 2031`. */
export const formatMonth = (day: string, locale: Locale): string =>
  formatLongMonth(new Date(`${day}T12:00:00Z`), locale)
