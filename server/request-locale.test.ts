import { expect, test } from 'vitest'
import { localeKey } from '~/i18n/detect'
import { pathTo } from '~/i18n/path-to'
import type { Locale } from '~/kernel/locale'
import { preferredLocale, prefixOf, signedPageElsewhere } from './request-locale'

const enabled: Locale[] = ['nl', 'fr', 'en']

test.each([
  ['/fr/a-vendre/', 'fr'],
  ['/en', 'en'],
  ['/nl/', 'nl'],
  ['/de/zu-verkaufen/', undefined],
  ['/', undefined],
  ['/french/', undefined],
  ['/NL/', 'nl'],
  ['//fr/', undefined],
])('L1 the path %s is in the enabled language %s', (path, locale) => {
  expect(prefixOf(path, enabled)).toBe(locale)
})

const site = { locales: enabled, languages: { default: 'nl', amounts: 'locale', use: [] } } as never
const elsewhere = (path: string) => {
  const found = signedPageElsewhere(new URL(path, 'https://agency.example'), site)
  return found && found.pathname + found.search
}

test('F8 L1 the link of a mail in a language that is off leads to the same page in the default language', () => {
  const [german, dutch] = [pathTo('de', 'newsletter.stop'), pathTo('nl', 'newsletter.stop')]
  expect(elsewhere(`${german}?token=a.b`)).toBe(`${dutch}?token=a.b`)
  expect(elsewhere(`${pathTo('de', 'demand')}?token=a.b`)).toBe(`${pathTo('nl', 'demand')}?token=a.b`)
  expect(elsewhere('/de/dokumente/12/plan.pdf?token=a.b')).toBe('/nl/documenten/12/plan.pdf?token=a.b')
  for (const path of [
    german,
    '/de/dokumente/12/plan.pdf',
    `${dutch}?token=a.b`,
    '/de/none/?token=a.b',
    '/xx/?token=a.b',
    '/?token=a.b',
  ])
    expect(elsewhere(path), path).toBeUndefined()
})

const preferred = (address: string, headers: Record<string, string> = {}) =>
  preferredLocale(new Request(`https://agency.example${address}`, { headers }), enabled, 'nl')

const cookie = (value: string) => ({ cookie: `a=b; ${localeKey}=${value}; c=d` })
const browser = { 'accept-language': 'fr-BE, en;q=0.8' }

test('L3 the query decides before the cookie, the cookie before the browser, and at last the site', () => {
  expect(preferred('/?lng=en', { ...cookie('fr'), ...browser })).toBe('en')
  expect(preferred('/', { ...cookie('en'), ...browser })).toBe('en')
  expect(preferred('/', browser)).toBe('fr')
  expect(preferred('/')).toBe('nl')
})

test('L3 a language that is off, or none, is passed over', () => {
  expect(preferred('/?lng=de', cookie('fr'))).toBe('fr')
  expect(preferred('/?lng=xx', { ...cookie('de'), ...browser })).toBe('fr')
  expect(preferred('/', { 'accept-language': 'de, es;q=0.9' })).toBe('nl')
})

test.each(['=', ';;;', '%', `${localeKey}`, `${localeKey}=%E0%A4%A`, `${localeKey}=; ${localeKey}=`])(
  'L3 the cookie "%s" is no language and no error',
  (header) => {
    expect(preferred('/', { cookie: header })).toBe('nl')
  },
)

test('L3 of two cookies the first counts', () => {
  expect(preferred('/', { cookie: `${localeKey}=fr; ${localeKey}=en` })).toBe('fr')
})
