import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { appIn } from '~/features/listings/app.fixture'
import { insertedRow, listingText } from '~/features/listings/listings.fixture'
import { readCriteria } from '~/features/listings/public'
import { mapCardsOf } from '~/features/map/map-cards.server'
import { unpackPlaces } from '~/features/map/map-data'
import { mapDataOf } from '~/features/map/map-data.server'
import { listMapOf, mapDataHref, placeMapOf } from '~/features/map/map-view.server'
import { forgetVersioned } from '~/platform/versioned.server'
import { testDatabase } from './setup/test-database'

const { db } = await testDatabase()
const app = appIn(db, 'nl')

beforeEach(async () => {
  await db.execute(sql`truncate listings, cities, listing_types cascade`)
  forgetVersioned()
})

type Given = Parameters<typeof insertedRow>[0]

async function insert(...rows: Given[]) {
  await db.insert(schema.listings).values(rows.map((row) => insertedRow(row)))
}

const asked = (query = '') => readCriteria('sale', new URLSearchParams(query))
const placesOf = async (query?: string) => unpackPlaces(await mapDataOf(app, asked(query)))
const idsOf = async (query?: string) => (await placesOf(query)).map(({ id }) => id).sort((a, b) => a - b)

test('P6 the map of a list has all its homes, whatever page is asked for, by the filters of the list', async () => {
  await insert(
    ...Array.from({ length: 30 }, (_, index) => ({ id: index + 1, zip: index < 5 ? '1180' : '1630' })),
    { id: 99, goal: 'rent' },
  )
  expect(await idsOf('page=2&sort=price-asc')).toHaveLength(30)
  expect(await idsOf('city=Ukkel|1180')).toEqual([1, 2, 3, 4, 5])
})

const centre = { kind: 'area', lat: 50.768, lng: 4.336 }

test.each<[string, Given, object | undefined]>([
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
])('D3 P6 a home with %s is a point, an area or nowhere', async (_, given, place) => {
  await insert({ id: 1, zip: '1630', ...given })
  const data = await mapDataOf(app, asked())
  expect(unpackPlaces(data)).toEqual(place ? [{ id: 1, ...place }] : [])
  expect(data.notes).toHaveLength(place ? 0 : 1)
})

test('P6 how many homes have no place on the map is said', async () => {
  await insert({ id: 1, zip: '9999', publishAddress: false }, { id: 2, zip: '9998', publishAddress: false })
  const { notes } = await mapDataOf(app, asked())
  expect(notes).toEqual(['2 panden hebben geen plaats op de kaart; u vindt ze in de lijst.'])
})

test('D3 where a hidden home stands is in no byte of the map, the message or its cards', async () => {
  await insert({
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
    await placeMapOf(app, { id: 1, title: 'Villa', place: '1630 Linkebeek', position }),
    await listMapOf(app, '/nl/te-koop/?view=map'),
  ])
  expect(said).not.toMatch(/Geheim|50\.777|37777|4\.3999|89990|98.?765|google/)
  expect(said).toContain('50.768')
})

test('P6 cards come in the order of their ids, without what is withdrawn or unknown', async () => {
  await insert({ id: 1 }, { id: 2 }, { id: 3, withdrawnAt: new Date('2026-11-01') })
  expect((await mapCardsOf(app, [2, 3, 4, 1])).map(({ id }) => id)).toEqual([2, 1])
})

test('D3 a published address has a street view, what has no place has no map', async () => {
  const placed = { id: 1, title: 'Villa', place: 'Lindenlaan 1, 1630 Linkebeek' }
  const position = { lat: 50.7661, lng: 4.3419, kind: 'point' as const }
  const map = await placeMapOf(app, { ...placed, position })
  expect(map?.streetView).toContain('viewpoint=50.7661%2C4.3419')
  expect(map?.note).toBeUndefined()
  expect(await placeMapOf(app, { ...placed, position: undefined })).toBeUndefined()
})

test('P6 the places of a list have its filters, without its page, order and view', () => {
  expect(mapDataHref('/nl/te-koop/?city=Ukkel%7C1180&type=3&sort=price-asc&view=map&page=2')).toBe(
    '/nl/te-koop/map.json?city=Ukkel%7C1180&type=3',
  )
  expect(mapDataHref('/fr/a-louer/')).toBe('/fr/a-louer/map.json')
})
