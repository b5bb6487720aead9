import { expect, test } from 'vitest'
import { currentIn, isCurrent } from './is-current'

test.each([
  ['/nl/', '/nl/', 'page'],
  ['/nl/te-koop/', '/nl/te-koop/', 'page'],
  ['/nl/te-koop/', '/nl/te-koop/ukkel/villa/2706/', 'true'],
  ['/nl/te-koop/', '/nl/te-huur/', undefined],
  ['/nl/', '/nl/te-koop/', undefined],
  ['/', '/nl/te-koop/', undefined],
])('S1 the menu item of %s on %s is current: %s', (href, path, current) => {
  expect(isCurrent(href, path)).toBe(current)
})

test('M2 query and hash distinguish pages only if menu items do', () => {
  const items = [
    { href: '/nl/', children: [] },
    { href: '/nl/referenties/', children: [{ href: '/nl/referenties/getuigenissen/', children: [] }] },
  ]
  expect(currentIn(items, '/nl/te-koop/x/y/5/')).toBe(currentIn(items, '/nl/te-huur/'))
  const paths = [
    '/nl/',
    '/nl/te-koop/',
    '/nl/referenties/',
    '/nl/referenties/getuigenissen/',
    '/nl/referenties/x/',
  ]
  expect(new Set(paths.map((path) => currentIn(items, path))).size).toBe(paths.length)
})
