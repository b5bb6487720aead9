import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey } from './page-key'

const keyOf = pageKey({
  isCacheablePath: (path) => /^\/(?:nl|fr)\//.test(path),
  queryOf: (path) => (path === '/nl/te-koop/' ? ['page', 'sort', 'city', 'type'] : []),
  repeatable: ['city', 'type'],
  unkept: ['token', 'unknown'],
})
const LIST = '/nl/te-koop/'

test.each([
  ['/nl/', '/nl/', 'a path is its own key'],
  ['/nl/?', '/nl/', 'an empty query is none'],
  ['/nl/?page=2', '/nl/', 'a parameter that this page does not read'],
  [`${LIST}?page=2`, `${LIST}?page=2`, 'one that it reads'],
  [`${LIST}?utm_source=x&page=2&gclid=abc`, `${LIST}?page=2`, 'noise is dropped'],
  [`${LIST}?sort=price&page=2`, `${LIST}?page=2&sort=price`, 'names are sorted'],
  [`${LIST}?page=2&page=3`, `${LIST}?page=2`, 'of one that may not repeat the first counts'],
  [`${LIST}?type=2&type=1&type=2`, `${LIST}?type=1&type=2`, 'repeated values are sorted, each once'],
  [`${LIST}?city=Sint+Job&&`, `${LIST}?city=Sint+Job`, 'empty parts are dropped'],
  [`${LIST}?city=Sint%20Job`, `${LIST}?city=Sint+Job`, 'two spellings of a space are one key'],
  [`${LIST}?c%69ty=a`, `${LIST}?city=a`, 'a name may be encoded too'],
  [`${LIST}?page=2&utm_source=&x`, `${LIST}?page=2`, 'empty noise is noise'],
  [`${LIST}?city=a%26page%3D9`, `${LIST}?city=a%26page%3D9`, 'an encoded separator stays in its value'],
  ['/nl/h%C3%A9/', '/nl/h%C3%A9/', 'a path keeps its encoding'],
])('page cache: the key of %s is %s (%s)', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  ['/portal/', 'a path that is not the same for everybody'],
  ['/nl', 'the same'],
  ['http://evil.example/nl/', 'a whole URL'],
  ['//evil.example/nl/', 'a URL without scheme'],
  ['*', 'the asterisk of OPTIONS'],
  ['', 'nothing'],
  ['/nl/../portal/', 'a path that means another one'],
  ['/nl/%2E%2e/portal/', 'the same, encoded'],
  ['/nl/./', 'a path that is written longer than it is'],
  ['/nl//te-koop/', 'an empty segment'],
  ['/nl/%2f', 'an encoded separator'],
  ['/nl/\\portal', 'a separator of some parsers'],
  ['/nl/#x', 'a fragment'],
  ['/nl/\u00e9', 'a character that should be encoded'],
  ['/nl/a b', 'a space'],
  ['/nl/%zz', 'invalid percent-encoding in the path'],
  ['/nl/%C3', 'half a character in the path'],
  [`${LIST}?city=Ukkel|1180&city=`, 'an empty value, which the application leads away from'],
  [`${LIST}?page`, 'the same, without a sign'],
  [`${LIST}?city=%zz`, 'invalid percent-encoding in a value'],
  [`${LIST}?x=%E0%A4%A`, 'also in noise'],
  [`${LIST}?%=1`, 'also in a name'],
  [`${LIST}?city=${'a'.repeat(201)}`, 'a value over 200 characters'],
  [`/nl/${'a'.repeat(1000)}`, 'a path over 1,000 characters'],
  [`${LIST}?token=a`, 'a signed link'],
  [`${LIST}?unknown=Call+us`, 'words that somebody wrote into the address'],
  [`${LIST}?page=2&%74oken`, 'the same, without a value and with its name encoded'],
  ['/nl/%74e-koop/', 'a letter that needs no encoding'],
  ['/nl/h%c3%a9/', 'an encoding in small letters'],
  [`${LIST}?${'x=1&'.repeat(51)}`, 'more than 50 parameters, though all noise'],
])('page cache: %j has no key (%s)', (url) => {
  expect(keyOf(url)).toBeNull()
})

test('page cache: the bounds themselves are inside, and long noise does not keep a page from its key', () => {
  expect(keyOf(`${LIST}?city=${'a'.repeat(200)}`)).not.toBeNull()
  expect(keyOf(`${LIST}?${'x=1&'.repeat(50)}`)).toBe(LIST)
  expect(keyOf(`${LIST}?page=2&fbclid=${'a'.repeat(900)}`)).toBe(`${LIST}?page=2`)
})

const names = fc.constantFrom('page', 'sort', 'city', 'type', 'utm_source', '__proto__')
const query = fc.array(fc.tuple(names, fc.string({ maxLength: 12, unit: 'grapheme' })), { maxLength: 12 })
const urlOf = (pairs: [string, string][]) => `${LIST}?${new URLSearchParams(pairs)}`

test('page cache: a key is its own key, so that rendering it renders the page it names', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const key = keyOf(urlOf(pairs))
      expect(key === null ? null : keyOf(key)).toBe(key)
    }),
  )
})

test('page cache: the page of a key reads from its query what it would have read from the visitor', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const key = keyOf(urlOf(pairs))
      if (key === null) return
      const [asked, rendered] = [new URLSearchParams(pairs), new URL(key, 'http://x').searchParams]
      for (const name of ['page', 'sort']) expect(rendered.get(name)).toBe(asked.get(name))
      for (const name of ['city', 'type']) {
        expect(new Set(rendered.getAll(name))).toEqual(new Set(asked.getAll(name)))
      }
    }),
  )
})

test('page cache: the order of repeatable parameters and any noise change nothing', () => {
  const filters = fc.array(fc.tuple(fc.constantFrom('city', 'type'), fc.string({ maxLength: 5 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(filters, fc.string({ maxLength: 20 }), (pairs, noise) => {
      const other: [string, string][] = [...pairs.toReversed(), ['utm_campaign', noise]]
      expect(keyOf(urlOf(other))).toBe(keyOf(urlOf(pairs)))
    }),
  )
})
