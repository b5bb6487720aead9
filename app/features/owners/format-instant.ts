import { type Locale, localeTags } from '~/kernel/locale'

const timeZone = 'Europe/Brussels'

/** Day and time in Brussels, in the reader's words. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  instant.toLocaleString(localeTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
