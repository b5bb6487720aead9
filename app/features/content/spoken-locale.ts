import type { Locale } from '~/kernel/locale'
import type { Site } from './site-model'

/** The language in which somebody is written to: theirs, as long as the site speaks it, for a mail leads to its pages. */
export const spokenLocale = (
  { locales, languages }: Pick<Site, 'locales' | 'languages'>,
  own: Locale,
): Locale => (locales.includes(own) ? own : languages.default)
