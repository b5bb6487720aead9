import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/**
 * What says instants in a way of `Intl`, made once for each language: making one takes several times as long as all
 * that a page says with it.
 */
export function sayingInstants(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatOf = memo((tag) => new Intl.DateTimeFormat(tag, options))
  return (instant, locale) => formatOf(localeTags[locale]).format(instant)
}

/** An instant in words, as the clocks of Brussels show it. */
export const formatInstant = sayingInstants({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})

const sayDay = sayingInstants({ dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2031-05-01` in the page's words; anything else as it was written. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const said = sayDay(instant, locale)
  // French counts the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? said.replace(/^1(?=\s)/, '1er') : said
}
