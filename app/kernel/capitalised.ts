import type { Locale } from './locale'

/** The text with a capital at its beginning; the rest is left as it was written. */
export function capitalised(text: string, locale: Locale): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
