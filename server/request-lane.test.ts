import { expect, test } from 'vitest'
import { toRequestScope } from './request-lane'

const laneOf = (method: string, url: string) => {
  const { lane, page } = toRequestScope({ method, url }, 9_500)
  return `${lane} ${page}`
}

test.each([
  ['GET', '/readyz', 'health /readyz'],
  ['GET', '/nl/te-koop/?city=Ukkel%7C1180', 'page for-sale'],
  ['GET', '/media/17/tuin-3f9a1c2b.webp', 'page /media/17/tuin-3f9a1c2b.webp'],
  ['GET', '/nl/login/', 'form login'],
  ['GET', '/nl/challenge.json?form=site-contact', 'form /nl/challenge.json'],
  ['POST', '/nl/contact/', 'form /nl/contact/'],
  ['POST', '/visits', 'form /visits'],
])('K6 %s %s is of the lane and page: %s', (method, url, expected) => {
  expect(laneOf(method, url)).toBe(expected)
})

test('K6 forms of listings for sale and to let count as those of one page', () => {
  expect(laneOf('POST', '/nl/te-koop/ukkel/villa/2706/')).toBe(
    laneOf('POST', '/fr/a-louer/uccle/villa/2707/'),
  )
})

test('K6 the database has less time than the visitor waits, so that the answer can be rendered', () => {
  const { endsAt } = toRequestScope({ url: '/nl/' }, 9_500)
  expect(endsAt - performance.now()).toBeLessThanOrEqual(8_500)
})
