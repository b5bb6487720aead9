import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { testApp } from '../../../../tests/setup/test-app'
import { listingPath } from '../card/listing-path.server'
import { insertedRow, listingText } from '../listings.fixture'
import type { ListingRow } from '../projection/listing-rows'
import { loadListing } from './listing-page.server'

const { db, appIn } = await testApp({ emptied: [schema.listings, schema.projects, schema.places] })

test('D5 a published address: distances from the listing itself, with the feed’s places', async () => {
  await place('station', 50.7709, 4.3385)
  const page = await pageOf({ publishAddress: true })
  // Straight 816 m and 36 m, times 1.3.
  expect(linesOf(page)).toEqual(['station 1,1\u00a0km', 'Dorpsschool 50\u00a0m'])
  expect(page.neighbourhood?.centreOf).toBeUndefined()
  expect(page.sections.map(({ id }) => id)).toContain('neighbourhood')
})

test('D5 a hidden address: distances from the centre of the municipality, without the feed’s places', async () => {
  await place('station', 50.7709, 4.3385)
  await place('bakery', 50.7655, 4.3331)
  const page = await pageOf({ publishAddress: false })
  expect(page.neighbourhood?.centreOf).toBe('Linkebeek')
  // Straight 367 m and 345 m from the centre; from the listing 816 m and 113 m.
  expect(linesOf(page)).toEqual(['station 480\u00a0m', 'bakery 450\u00a0m'])
  expect(JSON.stringify(page)).not.toContain('Dorpsschool')
})

test('D5 with a hidden address the page does not depend on the location within the municipality', async () => {
  await place('station', 50.7709, 4.3385)
  const here = await pageOf({ publishAddress: false })
  const there = await pageOf({ publishAddress: false, latitude: 50.7712, longitude: 4.3391 })
  const unknown = await pageOf({ publishAddress: false, latitude: null, longitude: null })
  expect(there).toEqual(here)
  expect(unknown).toEqual(here)
})

test.each([
  ['without coordinates', { latitude: null, longitude: null }],
  ['with exchanged coordinates', { latitude: 4.3318, longitude: 50.7649 }],
  ['in the ocean', { latitude: 0.1, longitude: 0.1 }],
])('D5 a published address %s has no neighbourhood', async (_, over) => {
  await place('station', 50.7709, 4.3385)
  const page = await pageOf({ publishAddress: true, ...over })
  expect(page.neighbourhood).toBeUndefined()
  expect(page.sections.map(({ id }) => id)).not.toContain('neighbourhood')
})

test('D5 without known places there is no neighbourhood', async () => {
  expect((await pageOf({ publishAddress: false })).neighbourhood).toBeUndefined()
})

const project = (id: number, over: Partial<typeof schema.projects.$inferInsert> = {}) =>
  db.insert(schema.projects).values({
    id,
    goal: 'sale',
    countryId: 10,
    zip: '1630',
    publishAddress: true,
    details: {},
    contentHash: '',
    createdAt: importedAt,
    modifiedAt: importedAt,
    ...over,
  })

test('D5 a listing for sale also suggests the two nearest new-build projects with available units', async () => {
  await project(1, { zip: '1500' })
  await project(2, { zip: '1650' })
  await project(3)
  await project(4, { state: 'sold-out' })
  await project(5, { goal: 'rent' })
  await project(6, { zip: '9000' })
  await project(7, { withdrawnAt: importedAt })
  const ids = async (over: Partial<ListingRow>) => (await pageOf(over)).similarProjects.map(({ id }) => id)
  expect(await ids({ goal: 'sale', webId: 1 })).toEqual([3, 2])
  expect(await ids({ goal: 'rent', webId: 1 })).toEqual([5])
  expect(await ids({ goal: 'sale', webId: 7 })).toEqual([])
})

test('D5 a project of which each unit is sold is not suggested, and takes no place of one with units left', async () => {
  await project(1, { zip: '1500' })
  await project(2)
  await project(3)
  await project(4)
  const unit = (projectId: number, position: number, state: 'option' | 'sold') => ({
    ...{ projectId, position, state, id: 10 * projectId + position },
    ...{ names: {}, floors: {}, types: {} },
  })
  await db
    .insert(schema.units)
    .values([
      unit(2, 1, 'sold'),
      unit(2, 2, 'sold'),
      unit(3, 1, 'sold'),
      unit(4, 1, 'sold'),
      unit(4, 2, 'option'),
    ])
  const { similarProjects } = await pageOf({ goal: 'sale', webId: 1 })
  expect(similarProjects.map(({ id }) => id)).toEqual([4, 1])
})

/** In Linkebeek, whose centre is 50.768, 4.336. */
const home = { zip: '1630', region: 'flanders', latitude: 50.7649, longitude: 4.3318 } as const

const importedAt = new Date('2026-11-20T10:00:00Z')

const place = (kind: 'station' | 'bakery', latitude: number, longitude: number) =>
  db
    .insert(schema.places)
    .values({ source: 'test', kind, name: kind, names: {}, latitude, longitude, importedAt })

/** Its page; the feed gives a school 40 m away. */
async function pageOf(over: Partial<ListingRow>) {
  const row = insertedRow({ ...home, ...over })
  await db.delete(schema.listings)
  await db.insert(schema.listings).values(row)
  const school = { kind: 'school', name: 'Dorpsschool', latitude: 50.7652, longitude: 4.332 }
  await db.insert(schema.listingTexts).values(listingText(row.id, { words: { pointsOfInterest: [school] } }))
  const path = (await listingPath(db, row.id, 'nl')) ?? ''
  const loaded = await loadListing(appIn('nl'), row.id, new URL(path, 'https://agency.example'))
  if (loaded.kind !== 'listing') throw new Error(`is ${loaded.kind}`)
  return loaded
}

const linesOf = ({ neighbourhood }: Awaited<ReturnType<typeof pageOf>>) =>
  neighbourhood?.themes.flatMap(({ places }) => places.map(({ name, distance }) => `${name} ${distance}`))
