/** The languages of the product; each site enables some of them in its settings. */
export const locales = ['nl', 'fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)

/** For `Intl`: Belgian Dutch, French and German; British English. */
export const localeTags: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' }

type LocalisedTexts = Partial<Record<string, string>> | undefined

/** Returns the language of a text to show: this one, else the fallback, else any that it exists in. */
export const writtenLocale = (text: LocalisedTexts, locale: Locale, fallback: Locale): Locale | undefined =>
  [locale, fallback, ...locales].find((language) => text?.[language])

/** Returns the text in a language, else in the fallback, else in any; empty if there is none. */
export function inLocale(text: LocalisedTexts, locale: Locale, fallback: Locale): string {
  const written = writtenLocale(text, locale, fallback)
  return (written && text?.[written]) ?? ''
}
