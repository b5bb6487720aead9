import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '~/kernel/locale'
import { acceptedLanguages, detectLocale, type LocaleWishes, localeKey } from './detect'

const enabled: Locale[] = ['nl', 'fr', 'en']
const inOrder = ['query', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'declared'] as const
const wish = (source: (typeof inOrder)[number], language: string): LocaleWishes =>
  source === 'browser' ? { browser: [language] } : { [source]: language }

test('L3 the choice is stored under the key i18nextLng', () => expect(localeKey).toBe('i18nextLng'))

test.each(inOrder.slice(0, -1).map((source, index) => [source, inOrder.slice(index + 1)] as const))(
  'L3 detection order: %s counts before %j',
  (source, later) => {
    const others = Object.assign({}, ...later.map((one) => wish(one, 'en')))
    expect(detectLocale({ ...others, ...wish(source, 'fr') }, enabled, 'nl')).toBe('fr')
  },
)

test.each(inOrder)('L3 %s alone decides', (source) => {
  expect(detectLocale(wish(source, 'fr'), enabled, 'nl')).toBe('fr')
})

test('L3 without any preference the configured default is used', () => {
  expect(detectLocale({}, enabled, 'nl')).toBe('nl')
  expect(detectLocale({ query: null, cookie: '', browser: [] }, enabled, 'en')).toBe('en')
})

test.each([
  ['fr-BE', 'fr'],
  ['FR', 'fr'],
  ['en_GB', 'en'],
  ['en-US', 'en'],
])('L3 the preference %s selects %s', (language, locale) =>
  expect(detectLocale({ browser: [language] }, enabled, 'nl')).toBe(locale),
)

test.each(['de', 'frisian', 'fra', 'f', '', '../fr', 'xx', 'undefined'])(
  'L3 "%s" is no enabled language, and the next wish counts',
  (language) => expect(detectLocale({ query: language, cookie: 'fr' }, enabled, 'nl')).toBe('fr'),
)

test('L3 the first enabled language of the browser is used', () => {
  expect(detectLocale({ browser: ['pt', 'de-DE', 'en-GB', 'fr'] }, enabled, 'nl')).toBe('en')
})

test.each([
  ['fr-BE, nl;q=0.8, en;q=0.9', ['fr-BE', 'en', 'nl']],
  ['nl;q=0.5,fr;q=0.5', ['nl', 'fr']],
  ['en;q=0, fr', ['fr']],
  ['de; q=0.3 , fr ; q=0.7', ['fr', 'de']],
  ['*', ['*']],
  ['', []],
  [null, []],
  [undefined, []],
])('L3 the header %j means the languages %j', (header, languages) =>
  expect(acceptedLanguages(header)).toEqual(languages),
)

test('L3 any preferences give an enabled language', () => {
  const anything = fc.option(fc.oneof(fc.string(), fc.constantFrom('fr', 'de', 'en-GB', 'nl')))
  fc.assert(
    fc.property(anything, anything, fc.array(fc.string()), fc.string(), (query, cookie, browser, header) => {
      const wishes = { query, cookie, browser: [...browser, ...acceptedLanguages(header)] }
      expect(enabled).toContain(detectLocale(wishes, enabled, 'nl'))
    }),
  )
})
