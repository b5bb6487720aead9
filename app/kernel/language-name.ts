import { type Locale, localeTags } from './locale'
import { memo } from './memo'

/** Cached, because making one is slow. */
const namesIn = memo((locale) => new Intl.DisplayNames(localeTags[locale as Locale], { type: 'language' }))

/** The name of a language in another, `Dutch` for `nl` in English; a code that has none is returned. */
export const languageName = (code: string, locale: Locale): string => namesIn(locale).of(code) ?? code
