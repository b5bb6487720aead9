import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { type Locale, localeTags } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import { brusselsMinutes } from '~/kernel/wall-time'

/** Making a format costs far more than using it. */
const dates = memo(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Brussels',
    }),
)

type Time = { start: Date; end: Date }

/** `dinsdag 24 november 2026, 10.00 – 10.45 uur`, in Brussels. */
export const sayWhen = (t: Translate<TextKey>, locale: Locale, time: Time): string =>
  t('appointments:when', { day: sayDate(locale, time.start), times: sayTimes(t, time) })

/** `10.00 – 10.45 uur` */
export const sayTimes = (t: Translate<TextKey>, { start, end }: Time): string =>
  t('appointments:times', { from: sayTime(t, start), until: sayTime(t, end) })

export function sayTime(t: Translate<TextKey>, instant: Date): string {
  const minutes = brusselsMinutes(instant)
  return t('appointments:time', {
    hour: Math.floor(minutes / 60),
    minute: String(minutes % 60).padStart(2, '0'),
  })
}

/** `dinsdag 24 november 2026` */
export function sayDate(locale: Locale, instant: Date): string {
  const said = dates(localeTags[locale]).format(instant)
  // French counts the first day as an ordinal; `Intl` does not.
  return locale === 'fr' ? said.replace(/ 1 /, ' 1er ') : said
}
