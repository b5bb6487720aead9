import { sql } from 'drizzle-orm'
import type { FeatureCollection } from 'geojson'
import { expect, test } from 'vitest'
import type { Locale } from '~/kernel/locale'
import { insertListing, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { readCriteria } from '../list/listing-criteria'
import type { ListingRow } from '../projection/listing-rows'
import { listFeed } from './list-feed.server'
import { listGeojson } from './list-geojson.server'

const { db, appIn } = await testApp({ emptied: listingTables })

test('L14 a feed contains the fifty newest listings of its list, in any order and page of the address', async () => {
  await given(...Array.from({ length: 52 }, (_, index) => ({ createdAt: day(index + 1) })))
  const newest = Array.from({ length: 50 }, (_, index) => 2757 - index)
  expect(idsIn(await feedText())).toEqual(newest)
  expect(idsIn(await feedText('sort=price-asc&page=3'))).toEqual(newest)
})

test('L14 an entry has a permanent id, its title with place and price, its dates and its address', async () => {
  await given({ createdAt: day(1), modifiedAt: day(2) })
  const before = await feedText()
  expect(before).toContain('<id>tag:agency.example,2026:listing/2706/nl</id>')
  expect(before).toContain('<title>Huis &amp; tuin &lt;2 km – Linkebeek – €\u00a0495.000</title>')
  expect(before).toContain('<published>2026-10-01T00:00:00.000Z</published>')
  expect(before.match(/<updated>2026-10-02T00:00:00\.000Z<\/updated>/g)).toHaveLength(2)
  expect(before).toContain('href="https://agency.example/nl/te-koop/linkebeek/villa-met-tuin/2706/"')
  await db.execute(sql`update listing_texts set title = 'Other', slug = 'other'`)
  expect(idsIn(await feedText())).toEqual([2706])
})

test('L14 a feed is in the language of its list', async () => {
  await given({ goal: 'sale', publishPrice: false, state: 'sold' })
  expect(await feedText('', 'fr')).toMatch(
    /xml:lang="fr-BE"[\s\S]*<title>Vendu – [^<]* – Prix sur demande<\/title>/,
  )
  expect(await feedText('', 'en')).toContain('– Price on request</title>')
})

test.each([
  ['', [2706, 2707, 2708]],
  ['city=Ukkel%7C1180', [2707]],
  ['type=4', [2708]],
  ['priceMax=300000', [2708]],
  ['type=4&city=Ukkel%7C1180', []],
  ['priceMin=-1&type=x&energy=Z&sort=worst&page=0', [2706, 2707, 2708]],
  [`q=${'x'.repeat(500)}&city=%00`, [2706, 2707, 2708]],
])('L14 the outlets of a list with the query "%s" contain the same listings', async (query, ids) => {
  await given({}, { zip: '1180' }, { webId: 4, priceCents: 20_000_000 })
  expect(idsIn(await feedText(query)).sort()).toEqual(ids)
  expect((await geojson(query)).features.map(({ id }) => id).sort()).toEqual(ids)
})

test('L14 an empty list is an empty feed and an empty collection', async () => {
  expect(await feedText()).toMatch(/<updated>1970-01-01T00:00:00\.000Z<\/updated>[\s\S]*<\/feed>\n$/)
  expect(await geojson()).toEqual({ type: 'FeatureCollection', features: [] })
})

test('L14 a collection contains every listing of the list, with longitude before latitude', async () => {
  await given(...Array.from({ length: 60 }, () => ({})))
  const { features } = await geojson('page=2')
  expect(features).toHaveLength(60)
  expect(features[0]).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [4.336, 50.766] },
    properties: {
      url: 'https://agency.example/nl/te-koop/linkebeek/villa-met-tuin/2765/',
      zip: '1630',
      city: 'Linkebeek',
      state: 'available',
      priceEuros: 495_000,
      energy: 'C',
      address: 'Hollebeekstraat 12',
      precision: 'address',
    },
  })
})

test.each([
  ['hidden', { publishAddress: false }],
  ['unknown', { latitude: null }],
  ['swapped', { latitude: 4.336, longitude: 50.766 }],
  ['of another country', { latitude: 48.857, longitude: 2.352 }],
])('L14 a listing whose point is %s is placed in its municipality, and marked so', async (_, over) => {
  await given(over)
  const [feature] = (await geojson()).features
  expect(feature?.properties?.precision).toBe('area')
  expect(feature?.geometry).not.toMatchObject({ coordinates: [4.336, 50.766] })
})

test('L14 a listing in an unknown place has no geometry, and no price if that is hidden', async () => {
  await given({ zip: '0000', publishAddress: false, publishPrice: false })
  const [feature] = (await geojson()).features
  expect(feature).toMatchObject({ geometry: null })
  for (const name of ['precision', 'priceEuros', 'address'])
    expect(feature?.properties).not.toHaveProperty(name)
})

test('L14 outlets have their media types, and any site may read them', async () => {
  const [atom, collection] = [await feed(), await listGeojson(appIn('nl'), criteria())]
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(collection.headers.get('content-type')).toBe('application/geo+json; charset=utf-8')
  for (const { headers } of [atom, collection]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

async function given(...overs: Partial<ListingRow>[]) {
  for (const [index, over] of overs.entries())
    await insertListing(db, { id: 2706 + index, ...over }, { title: 'Huis & tuin <2 km' })
}

const criteria = (query = '', goal: 'sale' | 'rent' = 'sale') =>
  readCriteria(goal, new URLSearchParams(query))

const feed = (query = '', locale: Locale = 'nl') => listFeed(appIn(locale), criteria(query))
const feedText = async (query?: string, locale?: Locale) => await (await feed(query, locale)).text()
const idsIn = (xml: string) => [...xml.matchAll(/listing\/(\d+)\//g)].map(([, id]) => Number(id))

async function geojson(query = '', locale: Locale = 'nl'): Promise<FeatureCollection> {
  return JSON.parse(await (await listGeojson(appIn(locale), criteria(query))).text())
}

const day = (number: number) => new Date(Date.UTC(2026, 9, number))
