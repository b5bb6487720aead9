import { brusselsDay } from '~/kernel/calendar'
import { instantFormatter } from '~/kernel/day'
import { type Locale, localeTags } from '~/kernel/locale'
import { memo } from '~/kernel/memo'

/** A time as its reader sees it. Written on the server, so that the browser's own `Intl` never says it otherwise. */
export type ShownTime = {
  /** For machines. */
  iso: string
  /** `5 minuten geleden`; what lies more than a week away is a day. */
  relative: string
  /** `23 nov 2026 14:05`, of Brussels. */
  absolute: string
  /** Both, where they differ. */
  full: string
}

const formatAbsolute = instantFormatter({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
})
const formatDate = instantFormatter({ dateStyle: 'medium', timeZone: 'Europe/Brussels' })
const relativeFormat = memo((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }))
/** `3 dagen`: the short form, `3 dgn`, is for calendars. */
const daysFormat = memo((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Writes a time for the loader of a page in its member's language. */
export function showTime(at: Date, { locale, now }: { locale: Locale; now: Date }): ShownTime {
  const absolute = formatAbsolute(at, locale)
  const near = distanceOf(at, locale, now)
  return {
    iso: at.toISOString(),
    relative: near ?? formatDate(at, locale),
    absolute,
    full: near ? `${absolute} (${near})` : absolute,
  }
}

/** How long ago or ahead it is; nothing beyond a week. */
function distanceOf(at: Date, locale: Locale, now: Date): string | undefined {
  const format = relativeFormat(localeTags[locale])
  const ms = at.getTime() - now.getTime()
  const distance = Math.abs(ms)
  const days = daysBetween(now, at)
  if (distance < 45 * second) return format.format(0, 'second')
  if (distance < 59.5 * minute) return format.format(Math.round(ms / minute), 'minute')
  if (days === 0 || distance < 6 * hour) return format.format(Math.round(ms / hour), 'hour')
  return Math.abs(days) < 7 ? daysFormat(localeTags[locale]).format(days, 'day') : undefined
}

/** Days of the calendar of Brussels: what was at 23:00 is yesterday's at 8:00. */
function daysBetween(from: Date, to: Date): number {
  const noon = (instant: Date) => Date.parse(`${brusselsDay(instant)}T12:00:00Z`)
  return Math.round((noon(to) - noon(from)) / day)
}
