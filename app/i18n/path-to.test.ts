import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { endpointAt } from './endpoint-at'
import { entryOf, type PageName, pageNames } from './page-table'
import {
  comparablePath,
  dataPathTo,
  filePathTo,
  matchOriginal,
  matchPath,
  pathTo,
  translatePath,
} from './path-to'

const aLocale = fc.constantFrom(...locales)
const aPage = fc.constantFrom(...pageNames)
/** Slugs from titles, and any other text that a feed may contain. */
const aSegment = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,70}$/),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
)
const someParams = fc.record({ city: aSegment, slug: aSegment, id: fc.integer({ min: 1, max: 999_999_999 }) })

type Params = { city: string; slug: string; id: number }

/** Any page, with its parameters filled in. */
function addressOf(locale: (typeof locales)[number], name: PageName, params: Params): string {
  const filled = entryOf(name).paths[locale].includes(':') ? [params] : []
  return (pathTo as (...words: unknown[]) => string)(locale, name, ...filled)
}

test('L2 every address has the prefix of its language and a trailing slash', () => {
  fc.assert(
    fc.property(aLocale, aPage, someParams, (locale, name, params) => {
      const address = addressOf(locale, name, params)
      expect(address.startsWith(`/${locale}/`)).toBe(true)
      expect(address.endsWith('/')).toBe(true)
    }),
  )
})

test('L2 the address of a page matches that page with its parameters', () => {
  fc.assert(
    fc.property(aLocale, aPage, someParams, (locale, name, params) => {
      const match = matchPath(addressOf(locale, name, params))
      expect(match).toMatchObject({ name, locale })
      const { slug, id } = match?.params ?? {}
      if (slug !== undefined) expect(decodeURIComponent(slug)).toBe(params.slug)
      if (id !== undefined) expect(id).toBe(String(params.id))
      expect(Boolean(id)).toBe(entryOf(name).paths[locale].includes(':id'))
    }),
  )
})

test('L2 files of a page, and what is no page, have addresses that lead to their code', () => {
  const screenAt = (path: string) => endpointAt(path)?.endpoint.screen
  expect(screenAt(filePathTo('nl', 'map', 'places.json'))).toBe('features/map/map-nearby.route.ts')
  expect(screenAt(filePathTo('fr', 'for-sale', 'places.json'))).toMatch(/place-suggestions/)
  expect(screenAt(dataPathTo('de', 'demand/count.json'))).toBe('features/alerts/demand-count.route.ts')
  // @ts-expect-error: a map has no such file
  expect(screenAt(filePathTo('nl', 'map', 'feed.atom'))).toBeUndefined()
  // @ts-expect-error: a page without files
  expect(screenAt(filePathTo('nl', 'home', 'map.json'))).toBeUndefined()
})

test('L4 switching to another language and back gives the same address, with query and hash', () => {
  const aTail = fc.constantFrom('', '?city=Ukkel|1180&type=2', '#kaart', '?a=1?b=2#c', '?x=%C3%A9#é')
  fc.assert(
    fc.property(aLocale, aLocale, aPage, someParams, aTail, (from, to, name, params, tail) => {
      const here = addressOf(from, name, params) + tail
      const there = translatePath(here, to)
      expect(there).toBe(addressOf(to, name, params) + tail)
      expect(translatePath(there, from)).toBe(here)
    }),
  )
})

test.each([
  ['/nl/te-koop/?city=Ukkel|1180#lijst', 'fr', '/fr/a-vendre/?city=Ukkel|1180#lijst'],
  ['/nl/te-koop', 'fr', '/fr/a-vendre/'],
  ['/nl/', 'en', '/en/'],
  ['/nl', 'en', '/en/'],
  ['/nl/te-koop/ukkel/herenhuis/2684/', 'fr', '/fr/a-vendre/ukkel/herenhuis/2684/'],
  ['/fr/merci/newsletter/', 'nl', '/nl/bedankt/sign-newsletter/'],
] as const)('L4 %s in %s is %s', (href, to, expected) => expect(translatePath(href, to)).toBe(expected))

test.each([
  '/nl/bestaat-niet/',
  '/te-koop/',
  '',
  '/',
  '/xx/te-koop/',
  '/nl/te-koop/ukkel/huis/abc/',
  '/fr/te-koop/?a=1#b',
])('L5 "%s" belongs to no page, so switching language leads to the home page', (href) =>
  expect(translatePath(href, 'fr')).toBe('/fr/'),
)

test('L10 missing parameters of an address throw an error', () => {
  const unfilled = pathTo as (...words: unknown[]) => string
  expect(() => unfilled('nl', 'listing.sale')).toThrow(RangeError)
  expect(() => unfilled('nl', 'listing.sale', { city: 'ukkel', slug: 'huis' })).toThrow('needs id')
})

test.each([
  '/nl/te-koop/ukkel/huis/0x10/',
  '/nl/te-koop/ukkel/huis/1234567890/',
  '/nl/te-koop/ukkel/huis/-1/',
  '/nl/te-koop/a/b/c/1/',
])('L10 %s is no listing’s address', (path) => expect(matchPath(path)).toBeUndefined())

test('L13 every original address matches its page, in any case', () => {
  for (const name of pageNames) {
    const { original } = entryOf(name)
    if (original.includes(':')) {
      // Pages of one listing share an address: who comes from it is led to the listing.
      const match = matchOriginal(original.replace(':id', '2706'))
      expect(match && entryOf(match.name).original, original).toBe(original)
      expect(match?.params, original).toEqual({ id: '2706' })
      continue
    }
    for (const written of [original, original.toUpperCase(), original.toLowerCase(), encodeURI(original)]) {
      expect(matchOriginal(written)?.name, written).toBe(name)
    }
    expect(matchOriginal(original.slice(0, -1) || '/')?.name).toBe(name)
  }
})

test.each([
  '/R%C3%A9f%C3%A9rences/',
  '/r%c3%a9f%c3%a9rences/',
  '/Références/',
  '/références',
  '/Re%CC%81fe%CC%81rences/',
  '/references/',
])('L13 %s is compared without case, accents and their encoding', (path) =>
  expect(comparablePath(path)).toBe('/references/'),
)

test('L13 a path that cannot be decoded matches nothing', () =>
  expect(comparablePath('/%E9/')).toBeUndefined())

test.each([
  ['/property/2706/', 'listing.sale', '2706'],
  ['/Property/2706', 'listing.sale', '2706'],
  ['/project/12/', 'project', '12'],
  ['/PROJECT/12/', 'project', '12'],
])('L13 %s is the %s of number %s', (path, name, id) =>
  expect(matchOriginal(path)).toEqual({ name, params: { id } }),
)

test.each([
  '/property/',
  '/property/abc/',
  '/property/1234567890/',
  '/property/1/2/',
  '/project/',
  '/nl/te-koop/',
  '/%E9/',
  '/unknown/',
])('L13 %s is no original address', (path) => expect(matchOriginal(path)).toBeUndefined())

test('L13 no input throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), aLocale, (typed, locale) => {
      matchPath(`/${typed}`)
      matchOriginal(`/${typed}`)
      expect(translatePath(`/${locale}/${typed}`, 'nl')).toMatch(/^\/nl\//)
    }),
  )
})
