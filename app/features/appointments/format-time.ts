import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { instantFormatter } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import { brusselsMinutes } from '~/kernel/wall-time'

type Time = { start: Date; end: Date }

/** `dinsdag 24 november 2026, 10.00 – 10.45 uur`, in Brussels. */
export const formatWhen = (t: Translate<TextKey>, locale: Locale, time: Time): string =>
  t('appointments:when', { day: formatDate(locale, time.start), times: formatTimes(t, time) })

/** `10.00 – 10.45 uur` */
export const formatTimes = (t: Translate<TextKey>, { start, end }: Time): string =>
  t('appointments:times', { from: formatTime(t, start), until: formatTime(t, end) })

/** `10.00 – 10.45`, where it stands among others. */
export const formatSpan = (t: Translate<TextKey>, { start, end }: Time): string =>
  t('appointments:span', { from: formatTime(t, start), until: formatTime(t, end) })

export function formatTime(t: Translate<TextKey>, instant: Date): string {
  const minutes = brusselsMinutes(instant)
  return t('appointments:time', {
    hour: Math.floor(minutes / 60),
    minute: String(minutes % 60).padStart(2, '0'),
  })
}

/** `dinsdag 24 november 2026` */
const formatLongDate = instantFormatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Brussels',
})

export const formatDate = (locale: Locale, instant: Date): string => formatLongDate(instant, locale)

const partFormatters = {
  weekday: instantFormatter({ weekday: 'long', timeZone: 'Europe/Brussels' }),
  number: instantFormatter({ day: 'numeric', timeZone: 'Europe/Brussels' }),
  month: instantFormatter({ month: 'long', timeZone: 'Europe/Brussels' }),
}

/** The same date in three lines. */
export const dateParts = (locale: Locale, instant: Date) => ({
  weekday: partFormatters.weekday(instant, locale),
  // A day of the month alone is a number in every language; German would put a dot behind it.
  number: partFormatters.number(instant, locale).replace('.', ''),
  month: partFormatters.month(instant, locale),
})
