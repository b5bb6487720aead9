import { expect, test } from 'vitest'
import { inLocale, isLocale, locales, localeTags } from './locale'

test('L1 the four languages are known, in lower case only', () => {
  expect(locales.filter(isLocale)).toEqual(['nl', 'fr', 'en', 'de'])
  for (const text of ['', 'NL', 'nl-BE', 'es', 'toString']) expect(isLocale(text)).toBe(false)
})

test('L17 numbers and dates can be formatted in every language', () => {
  const tags = Object.values(localeTags)
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(['nl-BE', 'fr-BE', 'en-GB', 'de-BE'])
})

test.each([
  [{ nl: 'huis', fr: 'maison', de: 'Haus' }, 'maison'],
  [{ nl: 'huis', de: 'Haus' }, 'Haus'],
  [{ nl: 'huis', fr: '', de: '' }, 'huis'],
  [{ lb: 'Haus', en: 'house' }, 'house'],
  [{ lb: 'Haus' }, ''],
  [{}, ''],
  [undefined, ''],
])('L17 in French, on a German site, %j is said as "%s"', (text, expected) => {
  expect(inLocale(text, 'fr', 'de')).toBe(expected)
})
