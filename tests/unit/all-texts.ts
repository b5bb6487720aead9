import { globSync, readFileSync } from 'node:fs'
import { isLocale, type Locale, locales } from '~/kernel/locale'

/** A text for people in the product or its demo. */
export type WrittenText = { where: string; locale: Locale; text: string }

/** Every text for people: message files, which hold the mails too, and the demo's site, articles and listings. */
export const allTexts = (): WrittenText[] => [
  ...read('app/**/texts/*.json', (file, content) => stringsOf(JSON.parse(content), file, localeOfFile(file))),
  ...read('demo/site/**/*.json', (file, content) => stringsOf(JSON.parse(content), file)),
  ...read('demo/site/**/*.md', (where, text) => {
    const locale = localeOfFile(where)
    return locale ? [{ where, locale, text }] : []
  }),
  ...read('demo/feed/feed.json', (file, content) => stringsOf(JSON.parse(content), file)),
]

const read = (pattern: string, textsOf: (file: string, content: string) => WrittenText[]) =>
  globSync(pattern).flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))

const localeOfFile = (file: string) => locales.find((locale) => /(\w+)\.\w+$/.exec(file)?.[1] === locale)

/** The strings under a language's key, or of a record that names its language. */
function stringsOf(value: unknown, where: string, locale?: Locale): WrittenText[] {
  if (typeof value === 'string') return locale && !isAddress(value) ? [{ where, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  const language = 'language' in value ? String(value.language) : ''
  const own = isLocale(language) ? language : locale
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsOf(inner, `${where} ${key}`, isLocale(key) ? key : own),
  )
}

const isAddress = (text: string) => /^(?:\/|https?:|mailto:|tel:|\w+\/[\w./-]+$)/.test(text)
