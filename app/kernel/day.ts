import { type Locale, localeTags } from './locale'

/** A day such as `2031-05-01` in the page's words; anything else as it was written. */
export function formatDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const instant = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  return instant.toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
}
