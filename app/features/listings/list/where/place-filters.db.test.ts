import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { places } from '#db/schema'
import { importPlaces } from '~/features/places/public.server'
import { clearVersioned } from '~/platform/versioned.server'
import { insertListings, listingTables } from '../../../../../tests/setup/listings'
import { testApp } from '../../../../../tests/setup/test-app'
import { testFolder } from '../../../../../tests/setup/test-folder'
import { findCardIds } from '../find-listings.server'
import { listPage, listTitle } from '../list-page.server'
import { readCriteria } from '../listing-criteria'
import { suggestPlaces } from './place-suggestions.server'

const { db, appIn } = await testApp({ emptied: [...listingTables, places] })
const { clock } = appIn()

const csv = `kind,name,name_nl,name_fr,lat,lng,zip
station,,Station Linkebeek,Gare de Linkebeek,50.7687,4.3331,1630
primary-school,Gemeenteschool,,,50.7300,4.3010,1653
`

async function placesFile(text: string) {
  const file = path.join(testFolder(), 'places.csv')
  await writeFile(file, text)
  return file
}

async function fill() {
  await insertListings(
    db,
    { id: 1, zip: '1630', latitude: 50.769, longitude: 4.334 },
    { id: 2, zip: '1653', latitude: 50.7305, longitude: 4.3015 },
    { id: 3, zip: '1653', latitude: 50.7687, longitude: 4.3331, publishAddress: false },
    { id: 4, zip: '1000', latitude: 50.847, longitude: 4.352 },
    { id: 5, zip: '1400', latitude: 50.6, longitude: 4.33 },
  )
  await importPlaces({ db, clock }, await placesFile(csv))
}

const idsOf = async (query: string) =>
  (await findCardIds(db, readCriteria('sale', new URLSearchParams(query)))).sort((a, b) => a - b)

test('P7 lists are narrowed by areas, radii and loaded points, and by all of them at once', async () => {
  await fill()
  expect(await idsOf('in=vlaamse-rand')).toEqual([1, 2, 3])
  expect(await idsOf('in=brussels&in=brabant-wallon')).toEqual([4, 5])
  expect(await idsOf('around=gare de Linkebeek~2')).toEqual([1])
  expect(await idsOf('around=1653~1')).toEqual([2, 3])
  expect(await idsOf('near=station')).toEqual([1])
  expect(await idsOf('near=school')).toEqual([2])
  expect(await idsOf('near=school&in=brussels')).toEqual([])
  expect(await idsOf('around=Atlantis~50')).toEqual([])
})

test('P1e the count beside a choice follows the other filters of the list, and not those beside it', async () => {
  await insertListings(
    db,
    { id: 1, zip: '1630', details: { has: { garden: true } } },
    { id: 2, zip: '1630', details: { has: { garden: true, lift: true } } },
    { id: 3, zip: '1000', details: { has: { lift: true } } },
  )
  const countsIn = async (query: string) => {
    const { choices } = await listPage(appIn('nl'), readCriteria('sale', new URLSearchParams(query)))
    const counts = ['city', 'in', 'with'].flatMap((parameter) => {
      const { choices: offered = [], totals = [] } = choices[parameter] ?? {}
      return offered.map(({ label }, at) => [label, totals[at]] as const)
    })
    return Object.fromEntries(counts)
  }
  const whole = { 'Linkebeek 1630': 2, 'Brussel 1000': 1, 'Vlaamse Rand': 2, Tuin: 2, Lift: 2 }
  expect(await countsIn('')).toMatchObject(whole)
  expect(await countsIn('city=Linkebeek|1630')).toMatchObject({ ...whole, Lift: 1 })
  expect(await countsIn('with=garden')).toMatchObject({
    ...{ 'Linkebeek 1630': 2, 'Brussel 1000': 0, 'Vlaamse Rand': 2, Tuin: 2, Lift: 1 },
  })
})

test('P7 an import of other places changes what is near', async () => {
  await fill()
  expect(await idsOf('near=station')).toEqual([1])
  const elsewhere = csv.replace('50.7687,4.3331,1630', '50.8453,4.3571,1000')
  await importPlaces({ db, clock }, await placesFile(elsewhere))
  clearVersioned()
  expect(await idsOf('near=station')).toEqual([4])
})

test.each([
  ['nl', 'in=vlaamse-rand', 'Vastgoed te koop in de Vlaamse Rand'],
  ['nl', 'around=Station Linkebeek~5', 'Vastgoed te koop binnen 5 km van station Linkebeek'],
  ['fr', 'around=Station Linkebeek~5', 'Biens immobiliers à vendre à moins de 5 km de la gare de Linkebeek'],
  ['fr', 'city=Ukkel|1180', 'Biens immobiliers à vendre à Uccle'],
] as const)('P7 in %s the list of "%s" is called "%s"', async (locale, query, title) => {
  await fill()
  const criteria = readCriteria('sale', new URLSearchParams(query))
  expect(await listTitle(appIn(locale), criteria)).toBe(title)
})

test('P7 places are suggested with their listings, a station with a radius', async () => {
  await fill()
  const asked = { goal: 'sale', locale: 'fr' } as const
  expect(await suggestPlaces(db, asked, 'tourn')).toContainEqual(
    expect.objectContaining({ parameter: 'city', value: 'Tourneppe|1653', total: 2 }),
  )
  expect(await suggestPlaces(db, asked, 'brussels')).toContainEqual(
    expect.objectContaining({ parameter: 'in', value: 'brussels', label: 'Bruxelles', total: 1 }),
  )
  expect(await suggestPlaces(db, asked, 'linke')).toEqual([
    expect.objectContaining({ parameter: 'city', value: 'Linkebeek|1630', total: 1 }),
    {
      parameter: 'around',
      value: 'Gare de Linkebeek~5',
      label: 'Gare de Linkebeek',
      hint: 'dans un rayon de 5 km',
    },
  ])
})
