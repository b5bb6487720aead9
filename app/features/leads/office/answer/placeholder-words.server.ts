import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { type Placeholder, type PlaceholderWords, placeholders } from './placeholders'

const wordOf = (name: Placeholder, locale: Locale) => translateTo(locale)(`leads-office:placeholder.${name}`)

/** A placeholder as it is written in a language: `{voornaam}`. */
export const placeholderWord = (name: Placeholder, locale: Locale): string => `{${wordOf(name, locale)}}`

/** Every placeholder by its words in all languages: a template may be translated or copied as it stands. */
export const placeholderWords = (): PlaceholderWords =>
  new Map(
    placeholders.flatMap((name) =>
      locales.map((locale) => [wordOf(name, locale).toLowerCase(), name] as const),
    ),
  )
