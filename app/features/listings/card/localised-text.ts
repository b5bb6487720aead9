import { capitalised } from '~/kernel/capitalised'
import { type Locale, writtenLocale } from '~/kernel/locale'
import type { PresenterContext } from './listing-card'

/** Picks the text in the page's language, else in the site's own, else in any; undefined if there is none. */
export function localisedText<Text extends { locale: string }>(
  texts: Text[],
  { locale, defaultLocale }: Pick<PresenterContext, 'locale' | 'defaultLocale'>,
): Text | undefined {
  const written = Object.fromEntries(texts.map((text) => [text.locale, text.locale]))
  const language = writtenLocale(written, locale, defaultLocale)
  return texts.find((text) => text.locale === language)
}

export type LocalisedName = { text: string; lang?: Locale }

/** Picks a name in the page's language, else in the site's own, else in any; a fallback carries its language (L17). */
export function localisedName(
  names: Partial<Record<string, string>>,
  { locale, defaultLocale }: Pick<PresenterContext, 'locale' | 'defaultLocale'>,
): LocalisedName {
  const written = writtenLocale(names, locale, defaultLocale)
  return { text: (written && names[written]) ?? '', lang: written === locale ? undefined : written }
}

/** Picks a type like a name. Feeds write types in lower case and in capitals; pages show them all alike. */
export function localisedType(
  names: Partial<Record<string, string>>,
  context: Pick<PresenterContext, 'locale' | 'defaultLocale'>,
): LocalisedName {
  const { text, lang } = localisedName(names, context)
  return { text: capitalised(text), lang }
}
