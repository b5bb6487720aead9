import type { Saying } from './listing-card'

/** The text in the page's language, else in the site's own, else in any; undefined when there is none. */
export const spokenText = <Text extends { locale: string }>(
  texts: Text[],
  { locale, defaultLocale }: Pick<Saying, 'locale' | 'defaultLocale'>,
): Text | undefined =>
  texts.find((text) => text.locale === locale) ??
  texts.find((text) => text.locale === defaultLocale) ??
  texts[0]
