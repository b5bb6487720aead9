import { expect, test } from 'vitest'
import { routeName } from './route-name'

test.each([
  ['/nl/', 'home'],
  ['/fr/?utm_source=x', 'home'],
  ['/healthz', 'healthz'],
  ['/readyz?x', 'readyz'],
  ['/assets/root-3f9a.js', 'assets'],
  ['/media/12/card/3f9a.webp', 'media'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/sitemap-12.xml', 'sitemap.xml'],
  ['/office/leads/12/', 'office'],
  ['/office/events', 'office-events'],
  ['/nl/consent/', 'consent/'],
  ['/de/whatever/a/visitor/asks/', 'agency-page'],
  ['/wp-login.php', 'other'],
  ['/', 'other'],
  ['*', 'other'],
])('K17 the route of %s is %s', (path, name) => expect(routeName(path)).toBe(name))

test('K17 whatever visitors ask for, there are few routes', () => {
  const names = new Set<string>()
  for (let count = 0; count < 20_000; count += 1)
    for (const path of [
      `/nl/x${count}/`,
      `/${count}/`,
      `/media/${count}/`,
      `/nl/kopen/${count}/`,
      `/office/${count}`,
    ])
      names.add(routeName(path))
  expect(names.size).toBeLessThan(10)
})
