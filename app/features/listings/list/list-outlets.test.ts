import { expect, test } from 'vitest'
import { goalOfList, goalOfOutlet, outletHref } from './list-outlets'

test('L14 an outlet’s address extends that of its list and keeps the filters', () => {
  expect(outletHref('/nl/te-koop/', 'atom')).toBe('/nl/te-koop/feed.atom')
  expect(outletHref('/fr/a-louer/?city=Uccle%7C1180&type=1', 'geojson')).toBe(
    '/fr/a-louer/list.geojson?city=Uccle%7C1180&type=1',
  )
})

test.each([
  ['/nl/te-koop/feed.atom', 'sale'],
  ['/fr/a-louer/list.geojson', 'rent'],
  ['/de/zu-vermieten/feed.atom', 'rent'],
  ['/nl/for-sale/feed.atom', undefined],
  ['/nl/projecten/feed.atom', undefined],
  ['/nl/te-koop/feed.rss', undefined],
  ['/nl/te-koop/', undefined],
  ['/feed.atom', undefined],
])('L14 the outlet at %s is of what is for %s', (path, goal) => {
  expect(goalOfOutlet(path)).toBe(goal)
})

test('L14 a list has its goal, other pages have none', () => {
  expect(['/nl/te-koop/', '/en/for-rent/', '/nl/'].map(goalOfList)).toEqual(['sale', 'rent', undefined])
})
