/** The languages that the product speaks; which of them a site shows is its own setting. */
export const locales = ['nl', 'fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)

/** For `Intl`: Belgian Dutch, French and German; British English. */
export const localeTags: Record<Locale, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' }

type Written = Partial<Record<string, string>> | undefined

/** The language that a text is read in: this one, else the fallback, else any that we know. */
export const writtenLocale = (text: Written, locale: Locale, fallback: Locale): Locale | undefined =>
  [locale, fallback, ...locales].find((language) => text?.[language])

/** The text in a language, else in the fallback, else in any that we know; empty when there is none. */
export function inLocale(text: Written, locale: Locale, fallback: Locale): string {
  const written = writtenLocale(text, locale, fallback)
  return (written && text?.[written]) ?? ''
}
