import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/**
 * Returns a formatter of instants for each language, created once: creation takes several times as long as formatting
 * all dates of a page.
 */
export function sayingInstants(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatOf = memo((tag) => new Intl.DateTimeFormat(tag, options))
  return (instant, locale) => formatOf(localeTags[locale]).format(instant)
}

/** Formats an instant in the time zone of Brussels. */
export const formatInstant = sayingInstants({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})

const sayDay = sayingInstants({ dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as `2031-05-01` in the page's language; returns other text unchanged. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const said = sayDay(instant, locale)
  // French writes the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? said.replace(/^1(?=\s)/, '1er') : said
}
