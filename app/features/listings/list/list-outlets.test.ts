import { expect, test } from 'vitest'
import { goalOfList, outletHref } from './list-outlets'

test('L14 an outlet’s address extends that of its list and keeps the filters', () => {
  expect(outletHref('/nl/te-koop/', 'atom')).toBe('/nl/te-koop/feed.atom')
  expect(outletHref('/fr/a-louer/?city=Uccle%7C1180&type=1', 'geojson')).toBe(
    '/fr/a-louer/list.geojson?city=Uccle%7C1180&type=1',
  )
})

test.each([
  ['/nl/te-koop/', 'sale'],
  ['/nl/te-koop/feed.atom', 'sale'],
  ['/en/for-rent/map.json', 'rent'],
  ['/de/zu-vermieten/list.geojson', 'rent'],
  ['/fr/a-louer/feed.atom/', 'rent'],
])('L14 P6 the list at %s, or beside it, is of what is for %s', (path, goal) => {
  expect(goalOfList(path)).toBe(goal)
})

test.each([
  '/nl/',
  '/nl/for-sale/feed.atom',
  '/nl/projecten/feed.atom',
  '/feed.atom',
  '/nl/te-koop/ukkel/a/1/',
])('L14 there is no list at %s', (path) => {
  expect(() => goalOfList(path)).toThrow(RangeError)
})
