import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { allTexts } from './all-texts'
import { refusedWords } from './glossary'

const texts = allTexts()

test('L17 the glossary is held against every text in each language', () => {
  const counts = locales.map((locale) => texts.filter((text) => text.locale === locale).length)
  expect(Math.min(...counts)).toBeGreaterThan(800)
})

test.each(locales)('L17 texts in %s say one thing in one way', (locale) => {
  const found = texts
    .filter((text) => text.locale === locale)
    .flatMap(({ where, text }) =>
      refusedWords[locale]
        .filter((word) => (word.where?.test(where) ?? true) && word.refused.test(wordsOf(text)))
        .map(({ refused, use }) => `${where}: “${around(wordsOf(text), refused)}”; say: ${use}`),
    )
  expect(found).toEqual([])
})

test('L17 no French text needs an elision before a name: “de Immo” would be “d’Immo”', () => {
  const elided = /\b(?:de|que|le|la|jusque) \{\{(?:agency|name|title|place|city|service)\}\}/
  const found = texts.filter(({ locale, text }) => locale === 'fr' && elided.test(text))
  expect(found).toEqual([])
})

/** Placeholders are named in English. */
const wordsOf = (text: string) => text.replace(/\{\{\w+\}\}/g, '…')

function around(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0
  return text.slice(Math.max(0, at - 25), at + 35)
}
