import { expect, test } from 'vitest'
import { readBeacon, readPicture } from './read-beacon'

const nothing = { host: '', utmSource: '', utmMedium: '' }

test('O5 a beacon contains the page, the referring host and the campaign', () => {
  expect(readBeacon('of=listing-2706&from=www.google.be&utm_source=mail&utm_medium=a%20b&more=1')).toEqual({
    of: { kind: 'listing', id: 2706 },
    origin: { host: 'www.google.be', utmSource: 'mail', utmMedium: 'a b' },
  })
  expect(readBeacon('of=project-3')).toEqual({ of: { kind: 'project', id: 3 }, origin: nothing })
})

test.each([
  '',
  'of=',
  'of=listing-',
  'of=listing-0',
  'of=listing-007',
  'of=listing-1234567890',
  'of=listing-1e3',
  'of=page-1',
  'of=listing-1%0A',
  '{"of":"listing-1"}',
])('O5 the beacon %j names no page', (text) => {
  expect(readBeacon(text)).toBeUndefined()
})

test('O5 overlong values are cut', () => {
  expect(readBeacon(`of=listing-1&from=${'x'.repeat(500)}`)?.origin.host).toHaveLength(100)
})

test('O5 the tracking pixel takes the campaign from the address of its page', () => {
  const page = new URL('https://agency.example/nl/te-koop/?utm_source=fb&utm_medium=post')
  expect(readPicture('/visits/listing-2706.gif', page)).toEqual({
    of: { kind: 'listing', id: 2706 },
    origin: { host: '', utmSource: 'fb', utmMedium: 'post' },
  })
  expect(readPicture('/visits/home-1.gif', page)).toBeUndefined()
})
