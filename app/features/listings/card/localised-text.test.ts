import { expect, test } from 'vitest'
import { presenterIn } from '../listings.fixture'
import { toPictureSource } from './listing-presenter.server'
import { localisedName, localisedText } from './localised-text'

const context = { locale: 'en', defaultLocale: 'nl' } as const

test.each([
  [{ en: 'Plan', nl: 'Grondplan' }, 'Plan', undefined],
  [{ nl: 'Grondplan', fr: 'Le plan' }, 'Grondplan', 'nl'],
  [{ en: '', fr: 'Le plan' }, 'Le plan', 'fr'],
  [{ lb: 'Gaart', fr: 'Jardin' }, 'Jardin', 'fr'],
  [{}, '', undefined],
])('L17 of the names %j an English page says "%s", in %s', (names, text, lang) => {
  expect(localisedName(names, context)).toEqual({ text, lang })
})

test.each([
  [['de', 'en', 'fr', 'nl'], 'en'],
  [['de', 'fr', 'nl'], 'nl'],
  [['de', 'fr'], 'fr'],
  [['de'], 'de'],
  [[], undefined],
])('L17 of texts in %j an English page shows the one in %s, as it does of names', (given, shown) => {
  const texts = given.map((locale) => ({ locale }))
  expect(localisedText(texts, context)?.locale).toBe(shown)
})

test('L17 P2 an alternative text is in the page’s language, else in another that is marked, else the listing’s title', () => {
  const named = (names: Record<string, string>) => {
    const { alt, lang } = toPictureSource(
      { id: 1, url: 'a', width: 4, height: 3, names },
      'Villa',
      presenterIn('en'),
    )
    return [alt, lang]
  }
  expect(named({ en: 'Garden', nl: 'Tuin' })).toEqual(['Garden', undefined])
  expect(named({ nl: 'Tuin', fr: 'Jardin' })).toEqual(['Tuin', 'nl'])
  expect(named({})).toEqual(['Villa', undefined])
})
