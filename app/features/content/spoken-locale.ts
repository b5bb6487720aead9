import type { Locale } from '~/kernel/locale'
import type { Site } from './site-model'

type SiteLanguages = Pick<Site, 'locales' | 'languages'>

/** The language in which somebody is written to: theirs, as long as the site speaks it, for a mail leads to its pages. */
export const spokenLocale = ({ locales, languages }: SiteLanguages, own: Locale): Locale =>
  locales.includes(own) ? own : languages.default

/** The same of each of several. */
export const inSpokenLocale = <Reader extends { locale: Locale }>(
  site: SiteLanguages,
  readers: Reader[],
): Reader[] => readers.map((reader) => ({ ...reader, locale: spokenLocale(site, reader.locale) }))
