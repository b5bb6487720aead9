import { type Locale, locales } from '~/kernel/locale'
import { useText } from './use-text'

/** What each language of the site is called in the page's language, for a choice of one. */
export function useLanguageNames(): Record<Locale, string> {
  const { t } = useText()
  return Object.fromEntries(locales.map((one) => [one, t(`ui:languages.${one}`)])) as Record<Locale, string>
}
