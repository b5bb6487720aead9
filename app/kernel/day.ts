import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/**
 * Formats instants by `Intl`, with one format per language: creating a format takes several times as long as all that a
 * page formats with it.
 */
export function instantFormatter(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatOf = memo((tag) => new Intl.DateTimeFormat(tag, options))
  return (instant, locale) => formatOf(localeTags[locale]).format(instant)
}

/** An instant in words, as the clocks of Brussels show it. */
export const formatInstant = instantFormatter({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})

const formatLongDay = instantFormatter({ dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2031-05-01` in the page's words; anything else as it was written. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const text = formatLongDay(instant, locale)
  // French counts the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
