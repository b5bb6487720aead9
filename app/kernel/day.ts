import { type Locale, localeTags } from './locale'

/** An instant in words, as the clocks of Brussels show it. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  instant.toLocaleString(localeTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  })

/** A day such as `2031-05-01` in the page's words; anything else as it was written. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const said = instant.toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  // French counts the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? said.replace(/^1(?=\s)/, '1er') : said
}
