import { expect, test } from 'vitest'
import { isCurrent } from './is-current'

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
