import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignOf } from './campaign'
import { isReportable, pageViewUrl, referrerUrl } from './page-view'

test.each([
  ['?utm_source=mail&utm_campaign=lente&page=2', 'utm_source=mail&utm_campaign=lente'],
  ['?city=Ukkel|1180', ''],
  ['?utm_source=a&utm_source=b', 'utm_source=a'],
  ['?UTM_SOURCE=a&utm_=b&utm_a%20b=c&xutm_source=d', ''],
  [`?utm_source=${'x'.repeat(600)}`, ''],
  ['', ''],
])('C3 of %j the campaign is %j', (query, campaign) => {
  expect(campaignOf(query)).toBe(campaign)
})

test.each([
  [
    'https://agency.example/nl/te-koop/',
    'utm_source=mail&utm_medium=e-mail',
    'https://agency.example/nl/te-koop/?utm_source=mail&utm_medium=e-mail',
  ],
  [
    'https://agency.example/nl/?utm_source=other#top',
    'utm_source=mail&utm_medium=e-mail',
    'https://agency.example/nl/?utm_source=other&utm_medium=e-mail',
  ],
  ['https://agency.example/nl/?page=2#x', '', 'https://agency.example/nl/?page=2'],
])('C3 a view of %s in the campaign %j is counted as %s', (address, campaign, counted) => {
  expect(pageViewUrl(address, campaign)).toBe(counted)
})

test('C3 a stored campaign survives storing again, and never changes the page of a view', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl({ withQueryParameters: true }), (text, address) => {
      const campaign = campaignOf(text)
      expect(campaignOf(campaign)).toBe(campaign)
      const { origin, pathname, hash } = new URL(pageViewUrl(address, campaign))
      expect([origin, pathname, hash]).toEqual([new URL(address).origin, new URL(address).pathname, ''])
    }),
  )
})

test.each([
  ['https://a.example/nl/?token=abc&utm_source=mail', 'https://a.example/nl/?utm_source=mail'],
  [
    'https://a.example/nl/te-koop/?q=Jan+Peeters&city=Ukkel%7C1180&page=2',
    'https://a.example/nl/te-koop/?city=Ukkel%7C1180&page=2',
  ],
  [
    'https://a.example/nl/te-koop/?in=1500&kind=villa&around=Halle~5&area=wn-eghy&bedroomsMax=3&text=stil',
    'https://a.example/nl/te-koop/?in=1500&kind=villa&bedroomsMax=3',
  ],
  ['https://a.example/nl/?email=jan@post.example&UTM_source=x&t%6Fken=1', 'https://a.example/nl/'],
])('S-05 of %s is reported %s', (address, reported) => {
  expect(pageViewUrl(address, '')).toBe(reported)
  expect(isReportable(address)).toBe(false)
  expect(isReportable(reported)).toBe(true)
  expect(referrerUrl(address, 'https://a.example')).toBe(reported)
  expect(referrerUrl(address, 'https://b.example')).toBe('https://a.example/')
})
