import { expect, test } from 'vitest'
import { municipalityOutlines, places } from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { contentVersion } from '~/platform/content-version.server'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../tests/setup/test-app'
import { importPlaces } from './import-places.server'
import { outlinesOf, placesAround } from './map-places.server'
import { runPlacesCommand } from './places.command.server'
import { collection, fileWith, header, outline, station } from './places.fixture'
import { pointsOf } from './points.server'

const { db } = await testApp({ emptied: [places, municipalityOutlines] })
const services = { db, clock: stoppedClock('2026-11-20T10:00:00Z') }
const later = { db, clock: stoppedClock('2026-11-21T10:00:00Z') }

const both = await fileWith('both.geojson', collection(station(), outline()))
const speaking = { locale: 'nl', defaultLocale: 'nl' } as const
const linkebeek = { lat: 50.77, lng: 4.338 }

test('D5 a file is imported, a second import changes nothing, and page caches are invalidated once', async () => {
  const before = await contentVersion(db)
  expect(await importPlaces(services, both)).toEqual({
    outcome: 'imported',
    source: 'both.geojson',
    places: { created: 1, removed: 0, unchanged: 0 },
    outlines: { created: 1, removed: 0, unchanged: 0 },
  })
  const rows = await everyRow()
  expect(await importPlaces(later, both)).toMatchObject({
    outcome: 'unchanged',
    places: { created: 0, removed: 0, unchanged: 1 },
    outlines: { unchanged: 1 },
  })
  expect(await everyRow()).toEqual(rows)
  expect(await contentVersion(db)).toBe(before + 1)
})

test('D5 a file replaces the places of an earlier file of its name, and no others', async () => {
  await importPlaces(services, both)
  await importPlaces(services, await fileWith('other.csv', `${header}park,Park,,,50.77,4.34,1630\n`))
  const next = await fileWith(
    'both.geojson',
    collection(station({ name: 'Station' }), station({ kind: 'bus' })),
  )
  expect(await importPlaces(services, next)).toMatchObject({
    outcome: 'imported',
    places: { created: 2, removed: 1, unchanged: 0 },
    outlines: { created: 0, removed: 1 },
  })
  const kinds = await db
    .select({ source: places.source, kind: places.kind })
    .from(places)
    .orderBy(places.kind)
  expect(kinds).toEqual([
    { source: 'both.geojson', kind: 'bus-stop' },
    { source: 'other.csv', kind: 'park' },
    { source: 'both.geojson', kind: 'station' },
  ])
  expect(await db.$count(municipalityOutlines)).toBe(0)
})

test('P7 points are read again after an import of places, and not after another change', async () => {
  const importStation = async (name: string) =>
    await importPlaces(services, await fileWith('points.geojson', collection(station({ name }))))
  await importStation('Station Linkebeek')
  const first = await pointsOf(db, 'all')
  expect(first.named('station Linkebeek')).toHaveLength(1)
  clearVersioned()
  expect(await pointsOf(db, 'all')).toBe(first)
  await importStation('Station Halle')
  clearVersioned()
  const second = await pointsOf(db, 'all')
  expect(second.named('station Linkebeek')).toEqual([])
  expect(second.named('station Halle')).toHaveLength(1)
})

test('D5 a dry run and a refused file change nothing', async () => {
  const version = await contentVersion(db)
  expect(await importPlaces(services, both, { dryRun: true })).toMatchObject({
    outcome: 'dry-run',
    places: { created: 1 },
  })
  const wrong = await fileWith('both.geojson', collection(station(), station({ kind: 'castle' })))
  expect(await importPlaces(services, wrong)).toMatchObject({
    outcome: 'refused',
    mistakes: [{ at: 'feature 2', reason: expect.stringContaining('"castle" is no kind') }],
  })
  expect(await everyRow()).toEqual([[], []])
  expect(await contentVersion(db)).toBe(version)
})

const twice = `${header}park,Park,,,50.77,4.34,\n`
test.each<[string, string | Uint8Array | object, object]>([
  ['empty.geojson', collection(), { reason: 'holds no place and no municipality' }],
  ['empty.csv', header, { reason: 'holds no place and no municipality' }],
  ['nothing.csv', '', { reason: 'holds no place and no municipality' }],
  ['words.txt', 'A park', { reason: 'a file of places ends in .geojson, .json or .csv' }],
  [
    'latin1.csv',
    Buffer.from(`${header}park,Forêt,,,50.77,4.34,\n`, 'latin1'),
    { at: 'line 2', reason: 'is not UTF-8' },
  ],
  ['twice.csv', `${twice}park,Park,,,50.77,4.34,\n`, { reason: 'has this twice: park Park 50.77 4.34' }],
  [
    'twice.json',
    collection(outline(), outline()),
    { reason: 'has this twice: municipality 1630 of country 10' },
  ],
])('D5 %s is refused as a whole', async (name, content, mistake) => {
  const report = await importPlaces(services, await fileWith(name, content))
  expect(report).toMatchObject({ outcome: 'refused', mistakes: [mistake] })
})

test('D5 a missing file is refused, and so is a folder', async () => {
  expect(await importPlaces(services, '/nowhere/a.csv')).toMatchObject({
    mistakes: [{ reason: 'is not there' }],
  })
})

async function run(...argv: string[]) {
  const printed: string[] = []
  const code = await runPlacesCommand(
    argv,
    async () => services,
    (text) => printed.push(text),
  )
  return { code, printed: printed.join('') }
}

test('D5 an agency runs a dry run, imports, lists and removes a file', async () => {
  expect(await run('import', both, '--dry-run')).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Nothing was changed\. An import would do this \(both\.geojson\)\.\n/),
  })
  expect((await run('import', both, '--source', 'mine')).printed).toBe(
    'Imported (mine).\n  points of interest: 1 created, 0 removed, 0 unchanged\n' +
      '  municipalities: 1 created, 0 removed, 0 unchanged\n',
  )
  expect(JSON.parse((await run('import', both, '--source', 'mine', '--json')).printed)).toMatchObject({
    outcome: 'unchanged',
  })
  expect((await run('list')).printed).toBe(
    'mine: 1 points of interest, 1 municipalities, 2026-11-20T10:00:00.000Z\n',
  )
  const version = await contentVersion(db)
  expect(await run('remove', 'mine')).toEqual({ code: 0, printed: 'mine: 2 removed.\n' })
  expect((await run('remove', 'mine')).code).toBe(1)
  expect(await contentVersion(db)).toBe(version + 1)
  expect((await run('list')).printed).toBe('No file was read yet.\n')
})

test('D5 a refused file ends with exit code 1 and its mistakes, at most the first of many', async () => {
  const wrong = await fileWith('wrong.csv', `${header}${'castle,A,,,50.77,4.33,\n'.repeat(60)}`)
  const { code, printed } = await run('import', wrong)
  expect(code).toBe(1)
  expect(printed).toMatch(/^Refused for 60 mistakes; the places are as they were\.\n/)
  expect(printed).toContain(`  ${wrong}, line 2: "castle" is no kind`)
  expect(printed).toMatch(/ {2}and 10 more\n$/)
})

test('D5 a map gets the places around a point, the nearest first, within the circle', async () => {
  const near = station({ kind: 'park', name: undefined, name_fr: 'Parc' }, [4.338, 50.7701])
  const corner = station({ kind: 'bakery' }, [4.338 + 0.0135, 50.77 + 0.0085])
  await importPlaces(services, await fileWith('a.json', collection(station(), near, corner)))
  expect(await placesAround(db, linkebeek, 1000, speaking)).toEqual([
    { kind: 'park', theme: 'leisure', name: 'Parc', lang: 'fr', lat: 50.7701, lng: 4.338 },
    { kind: 'station', theme: 'transport', name: 'Linkebeek', lang: undefined, lat: 50.7709, lng: 4.3385 },
  ])
})

test('D5 of an outline in two files, the last imported one is shown', async () => {
  await importPlaces(services, both)
  await importPlaces(later, await fileWith('a-better.json', collection(outline({ name_nl: 'Later' }))))
  const drawn = await outlinesOf(db, 10, ['1630', '9999'], speaking)
  expect(drawn).toMatchObject([{ zip: '1630', name: 'Later', polygons: [[{ length: 4 }]] }])
  expect(await outlinesOf(db, 50, ['1630'], speaking)).toEqual([])
  expect(await outlinesOf(db, 10, [], speaking)).toEqual([])
})

test('D5 the files of the demo are valid', async () => {
  for (const file of ['places.csv', 'municipalities.geojson']) {
    expect(await importPlaces(services, `demo/places/${file}`)).toMatchObject({ outcome: 'imported' })
  }
})

const everyRow = async () => [await db.select().from(places), await db.select().from(municipalityOutlines)]
