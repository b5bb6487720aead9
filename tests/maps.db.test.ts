import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { listingText } from '~/features/listings/listings.fixture'
import { readCriteria } from '~/features/listings/public'
import { mapCardsOf } from '~/features/map/map-cards.server'
import { unpackPlaces } from '~/features/map/map-data'
import { mapDataOf } from '~/features/map/map-data.server'
import { nearbyThemes } from '~/features/map/map-nearby.server'
import { mapOutlinesOf } from '~/features/map/map-outlines.server'
import { listMapOf, mapDataHref, placeMapOf } from '~/features/map/map-view.server'
import { insertListings, listingTables } from './setup/listings'
import { testApp } from './setup/test-app'

const emptied = [...listingTables, schema.places, schema.municipalityOutlines]
const { db, appIn } = await testApp({ emptied })
const app = appIn()

test('P6 the map of a list has all its listings on any page, with the filters of the list', async () => {
  await insertListings(
    db,
    ...Array.from({ length: 30 }, (_, index) => ({ id: index + 1, zip: index < 5 ? '1180' : '1630' })),
    { id: 99, goal: 'rent' },
  )
  expect(await idsOf('page=2&sort=price-asc')).toHaveLength(30)
  expect(await idsOf('city=Ukkel|1180')).toEqual([1, 2, 3, 4, 5])
})

const centre = { kind: 'area', lat: 50.768, lng: 4.336 }

test.each<[string, Parameters<typeof insertListings>[1], object | undefined]>([
  [
    'a published address',
    { latitude: 50.7661, longitude: 4.3419 },
    { kind: 'point', lat: 50.7661, lng: 4.3419 },
  ],
  ['a hidden address', { publishAddress: false, latitude: 50.7661, longitude: 4.3419 }, centre],
  ['no coordinates', { latitude: null, longitude: null }, centre],
  ['coordinates that are exchanged', { latitude: 4.3419, longitude: 50.7661 }, centre],
  ['coordinates in Paris', { latitude: 48.857, longitude: 2.352 }, centre],
  ['a municipality that is not known', { publishAddress: false, zip: '9999' }, undefined],
])('D3 P6 a listing with %s is a point, an area or not on the map', async (_, given, place) => {
  await insertListings(db, { id: 1, zip: '1630', ...given })
  const data = await mapDataOf(app, asked())
  expect(unpackPlaces(data)).toMatchObject(place ? [{ id: 1, ...place }] : [])
  expect(data.notes).toHaveLength(place ? 0 : 1)
})

test('P6 a marker has the short public price, and none where it is hidden', async () => {
  const unit = { id: 4, zip: '1630', priceCents: 29_500_000, priceUnit: 7 }
  const annuity = { id: 5, zip: '1630', priceCents: null, details: { viager: { bouquetCents: 4_000_000 } } }
  await insertListings(
    db,
    { id: 1, zip: '1630', priceCents: 39_500_000, priceUnit: null },
    { id: 2, zip: '1630', priceCents: 12_345_600, publishPrice: false },
    { id: 3, zip: '1630', priceCents: null },
    unit,
    annuity,
  )
  const prices = new Map((await placesOf()).map(({ id, price }) => [id, price?.replaceAll('\u00a0', ' ')]))
  expect(prices.get(1)).toBe('€ 395k')
  expect([2, 3].map((id) => prices.get(id))).toEqual([undefined, undefined])
  expect([prices.get(4), prices.get(5)]).toEqual(['vanaf € 295k', 'lijfrente'])
})

test('P6 the map shows the densest part, and says how many listings lie outside and where', async () => {
  const near = Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    zip: '1630',
    publishAddress: false,
  }))
  await insertListings(db, ...near, { id: 10, zip: '1648', countryId: 50, publishAddress: false })
  const { view, outside } = await mapDataOf(app, asked())
  expect(outside).toBe('Nog 1 pand in Luxemburg')
  expect(view?.[0]).toBeGreaterThan(50.7)
})

test('P6 the map reports the number of listings without a position', async () => {
  await insertListings(
    db,
    { id: 1, zip: '9999', publishAddress: false },
    { id: 2, zip: '9998', publishAddress: false },
  )
  const { notes } = await mapDataOf(app, asked())
  expect(notes).toEqual(['2 panden staan niet op de kaart; u vindt ze in de lijst.'])
})

test('D3 the position of a hidden listing is nowhere in the map, the message or its cards', async () => {
  await insertListings(db, {
    id: 1,
    zip: '1630',
    publishAddress: false,
    street: 'Geheimdreef',
    latitude: 50.7777,
    longitude: 4.3999,
    publishPrice: false,
    priceCents: 98_765_400,
  })
  await db.insert(schema.listingTexts).values(listingText(1))
  const position = { lat: 50.768, lng: 4.336, kind: 'area' as const }
  const said = JSON.stringify([
    await mapDataOf(app, asked()),
    await mapCardsOf(app, [1]),
    await placeMapOf(app, { id: 1, title: 'Villa', place: '1630 Linkebeek', position, showsAddress: false }),
    await listMapOf(app, '/nl/te-koop/?view=map'),
  ])
  expect(said).not.toMatch(/Geheim|50\.777|37777|4\.3999|89990|98.?765|google/)
  expect(said).toContain('50.768')
})

test('P6 cards are in the order of the requested ids, without withdrawn and unknown listings', async () => {
  await insertListings(db, { id: 1 }, { id: 2 }, { id: 3, withdrawnAt: new Date('2026-11-01') })
  expect((await mapCardsOf(app, [2, 3, 4, 1])).map(({ id }) => id)).toEqual([2, 1])
})

test('D3 a published address has a street view; without a position there is no map', async () => {
  const placed = { id: 1, title: 'Villa', place: 'Lindenlaan 1, 1630 Linkebeek', showsAddress: true }
  const position = { lat: 50.7661, lng: 4.3419, kind: 'point' as const }
  const map = await placeMapOf(app, { ...placed, position })
  expect(map?.streetView).toContain('viewpoint=50.7661%2C4.3419')
  expect(map?.note).toBeUndefined()
  expect(await placeMapOf(app, { ...placed, position: undefined })).toBeUndefined()
})

test('D3 a map of the municipality says whether the address is hidden or its position unknown', async () => {
  const position = { lat: 50.768, lng: 4.336, kind: 'area' as const }
  const noteFor = async (showsAddress: boolean) =>
    (await placeMapOf(app, { id: 1, title: 'Villa', place: '1630 Linkebeek', position, showsAddress }))?.note
  expect(await noteFor(false)).toMatch(/adres is niet openbaar/)
  expect(await noteFor(true)).toMatch(/^De juiste plek op de kaart is niet bekend/)
})

test('P6 the address of a list’s positions has its filters, without page, order and view', () => {
  expect(mapDataHref('/nl/te-koop/?city=Ukkel%7C1180&type=3&sort=price-asc&view=map&page=2')).toBe(
    '/nl/te-koop/map.json?city=Ukkel%7C1180&type=3',
  )
  expect(mapDataHref('/fr/a-louer/')).toBe('/fr/a-louer/map.json')
})

const importedAt = new Date('2026-11-20T10:00:00Z')

test('D3 the map has simplified outlines of the municipalities with listings, and no others', async () => {
  await insertListings(db, { id: 1, zip: '1630' })
  const polygons: [number, number][][][] = [
    [
      [
        [4.32, 50.76],
        [4.335, 50.76],
        [4.35, 50.76],
        [4.35, 50.78],
        [4.32, 50.76],
      ],
    ],
  ]
  const outline = { source: 'test', countryId: 10, name: 'x', names: {}, polygons, importedAt }
  await db.insert(schema.municipalityOutlines).values(['1630', '9000'].map((zip) => ({ ...outline, zip })))
  const { features } = JSON.parse(await mapOutlinesOf(db, 'all'))
  expect(features).toHaveLength(1)
  expect(features[0]).toMatchObject({ properties: { zip: '1630' } })
  expect(features[0].geometry.coordinates[0][0]).toHaveLength(4)
})

test('D5 the map lists nearby places by theme, in the page’s language or marked as another', async () => {
  const place = { source: 'test', latitude: 50.766, longitude: 4.333, importedAt }
  await db.insert(schema.places).values([
    { ...place, kind: 'pharmacy', name: null, names: { fr: 'Pharmacie du Centre' } },
    { ...place, kind: 'station', name: 'Linkebeek', names: {} },
    { ...place, kind: 'bakery', name: 'far', names: {}, latitude: 50.8 },
  ])
  expect(await nearbyThemes(app, { lat: 50.765, lng: 4.332 })).toEqual([
    {
      theme: 'transport',
      title: 'Openbaar vervoer',
      places: [{ kind: 'Station', name: 'Linkebeek', lang: undefined, lat: 50.766, lng: 4.333 }],
    },
    {
      theme: 'health',
      title: 'Gezondheid',
      places: [{ kind: 'Apotheek', name: 'Pharmacie du Centre', lang: 'fr', lat: 50.766, lng: 4.333 }],
    },
  ])
})

test.each([
  ['exchanged', { lat: 4.332, lng: 50.765 }],
  ['no numbers', { lat: Number.NaN, lng: Number.NaN }],
  ['in the ocean', { lat: 0, lng: 0 }],
])('D5 there are no nearby places for coordinates that are %s', async (_, point) => {
  expect(await nearbyThemes(app, point)).toEqual([])
})

const asked = (query = '') => readCriteria('sale', new URLSearchParams(query))
const placesOf = async (query?: string) => unpackPlaces(await mapDataOf(app, asked(query)))
const idsOf = async (query?: string) => (await placesOf(query)).map(({ id }) => id).sort((a, b) => a - b)
