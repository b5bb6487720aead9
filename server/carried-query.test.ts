import { expect, test } from 'vitest'
import { articleOf, draftOf, pageOf, siteFrom } from '~/features/content/site.fixture'
import { carriedQuery, mayCarryQuery } from './carried-query'

const origin = 'https://agency.example'
const site = siteFrom(draftOf({ pages: [pageOf('alert')], articles: [articleOf('news')] }))
const carried = (from: string, to: string) => carriedQuery(site, new URL(origin + to), from, origin)
const asked = (url: string, referer?: string, method = 'GET') => ({ method, url, headers: { referer } })

test.each([
  ['/nl/te-koop/?utm_source=mail', '/fr/a-vendre/', '/fr/a-vendre/?utm_source=mail'],
  [
    '/nl/te-koop/?city=Ukkel|1180&x=1',
    '/fr/a-vendre/?city=Uccle|1180',
    '/fr/a-vendre/?city=Uccle%7C1180&x=1',
  ],
  ['/nl/alert/?goal=sale&type=1&type=3', '/fr/alert/', '/fr/alert/?goal=sale&type=1&type=3'],
  [
    '/nl/te-koop/ukkel/huis/2706/?utm_source=mail',
    '/fr/a-vendre/uccle/maison/2706/',
    '/fr/a-vendre/uccle/maison/2706/?utm_source=mail',
  ],
])('L4 from %s to %s the address is %s', (from, to, expected) => {
  expect(mayCarryQuery(asked(to, origin + from), origin)).toBe(true)
  expect(carried(origin + from, to)).toBe(expected)
  expect(carried(origin + from, expected)).toBeUndefined()
})

test.each([
  ['another page', `${origin}/nl/te-koop/?a=1`, '/fr/a-louer/'],
  ['another listing', `${origin}/nl/te-koop/ukkel/huis/2706/?a=1`, '/fr/a-vendre/uccle/maison/2707/'],
  ['the same language', `${origin}/nl/te-koop/?a=1`, '/nl/te-koop/'],
  ['another site', 'https://other.example/nl/te-koop/?a=1', '/fr/a-vendre/'],
  ['a page of a list', `${origin}/nl/te-koop/?page=2`, '/fr/a-vendre/'],
  ['secrets and words', `${origin}/nl/te-koop/?token=a&unknown=b&q=c&lng=d&e=`, '/fr/a-vendre/'],
])('L4 nothing is carried from %s', (_, from, to) => {
  expect(carried(from, to)).toBeUndefined()
})

test('L4 only a page in another language, with a query, is looked at', () => {
  expect(mayCarryQuery(asked('/fr/a-vendre/'), origin)).toBe(false)
  expect(mayCarryQuery(asked('/fr/a-vendre/', `${origin}/nl/te-koop/`), origin)).toBe(false)
  expect(mayCarryQuery(asked('/nl/te-koop/', `${origin}/nl/te-koop/?a=1`), origin)).toBe(false)
  expect(mayCarryQuery(asked('/fr/a-vendre/', `${origin}/nl/te-koop/?a=1`, 'POST'), origin)).toBe(false)
})
