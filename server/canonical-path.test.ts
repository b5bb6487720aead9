import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path'

test.each([
  ['/', '/'],
  ['/nl/te-koop/', '/nl/te-koop/'],
  ['/nl/te-koop', '/nl/te-koop'],
  ['/assets/a-B_1.js', '/assets/a-B_1.js'],
  ['/nl/%6dijn-panden/', '/nl/mijn-panden/'],
  ['/%6E%6c/', '/nl/'],
  ['/nl/%c3%a9/', '/nl/%C3%A9/'],
  ['/nl/é/', '/nl/%C3%A9/'],
  ['/nl//te-koop/', '/nl/te-koop/'],
  ['//evil.example/', '/evil.example/'],
  ['//', '/'],
  ['/nl/./te-koop/', '/nl/te-koop/'],
  ['/nl/%2e/te-koop/', '/nl/te-koop/'],
  ['/nl/a/../te-koop/', '/nl/te-koop/'],
  ['/nl/a/%2E%2e/te-koop/', '/nl/te-koop/'],
  ['/../../etc', '/etc'],
  ['/nl/te-koop/.', '/nl/te-koop/'],
  ['/nl/te-koop/..', '/nl/'],
  ['/..', '/'],
  ['/nl/a%2Cb,c/', '/nl/a,b,c/'],
  ['/nl/a%20b|c/', '/nl/a%20b%7Cc/'],
])('S-04 %s is written %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical))

test.each([
  '',
  '*',
  'nl/',
  'http://evil.example/nl/',
  '/%2fnl/',
  '/nl/a%5Cb/',
  '/\\evil.example/',
  '/%zz',
  '/%C3/',
  '/a%00/',
  '/a\u0000',
  '/%0d%0a',
])('S-04 %j is no path', (path) => expect(canonicalPath(path)).toBeUndefined())

test('S-04 canonicalising is idempotent, stays on the site and agrees with a URL parser', () => {
  const part = fc.constantFrom(
    'nl',
    'a',
    '.',
    '..',
    '%2e',
    '%6d',
    '%c3%a9',
    'é',
    '',
    'x y',
    ',',
    '%25',
    '+',
    '@:',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const canonical = canonicalPath(`/${parts.join('/')}`)
      if (canonical === undefined) return
      expect(canonicalPath(canonical)).toBe(canonical)
      expect(canonical).toMatch(/^\/(?!\/)/)
      expect(new URL(canonical, 'http://site.example').pathname).toBe(canonical)
    }),
  )
})
