import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities, listings, listingTexts, listingTypes } from '#db/schema'
import { stoppedClock } from '~/platform/clock'
import { withBody } from '~/platform/page-bytes.server'
import { clearVersioned } from '~/platform/versioned.server'
import { contextOf } from '../../../tests/setup/requests'
import { testApp } from '../../../tests/setup/test-app'
import phrases from './phrases.json'
import { resolveSearchWords } from './resolve-words.server'
import { searchIndexed } from './search-index'
import { loader as indexLoader } from './search-index.route'
import { searchIndexOf, searchTotals } from './search-index.server'
import { loader as resultsLoader } from './search-results.route'

const { db, appIn } = await testApp()

beforeAll(insertSmallAgency)

test('H1 the index holds the municipalities of all listings that are not withdrawn, sold and rented ones counted', async () => {
  const { cities: found } = await indexIn('nl')
  expect(found.map(({ zip, name, sale, rent }) => [zip, name, sale, rent])).toEqual([
    ['9992', 'Middelburg', 1, 0],
    ['1180', 'Ukkel', 2, 1],
  ])
  expect(found[1]?.names).toEqual(expect.arrayContaining(['ukkel', 'uccle']))
})

test('V5 every type has its totals for sale and for rent, in ShowOrder; a listing counts for each of its types', async () => {
  expect((await indexIn('fr')).types).toMatchObject([
    { webId: 1, name: 'Maison/villa/ferme', sale: 3, rent: 0 },
    { webId: 3, name: 'Appartement', sale: 1, rent: 1 },
  ])
})

test('H4 a type has words for it in every language', async () => {
  const { types } = await indexIn('fr')
  expect(types.find(({ webId }) => webId === 3)?.words).toEqual(
    expect.arrayContaining(['appartement', 'flat', 'wohnung', 'penthouse']),
  )
})

test('H4 properties come by ID, their titles cut to 100 characters; without a title the type says what it is', async () => {
  const { listings: found } = await indexIn('nl')
  expect(found.map(({ id }) => id)).toEqual([2684, 2687, 2690, 2706])
  expect([...(found[0]?.title ?? '')]).toHaveLength(100)
  expect(found[1]).toEqual({ id: 2687, goal: 'rent', title: 'Appartement', city: 'Ukkel' })
  expect(found[3]).toEqual({ id: 2706, goal: 'sale', title: 'Villa', city: 'Ukkel' })
})

/** What a GET of a resource route answers, in Dutch. */
async function get(loader: typeof indexLoader | typeof resultsLoader, path: string): Promise<Response> {
  const context = contextOf(appIn('nl'))
  const url = new URL(path, 'https://agency.example')
  const asked = { context, url, request: new Request(url), params: {}, pattern: url.pathname }
  return withBody(await loader(asked as never))
}

test('H1 both answers are JSON', async () => {
  for (const response of [
    await get(indexLoader, '/nl/search/index.json'),
    await get(resultsLoader, '/nl/search/results.json?q=uccle'),
  ]) {
    expect(response.headers.get('content-type')).toContain('application/json')
  }
})

test.each(['?q=uccle', '?q=2706', '', '?q=', `?q=${'x'.repeat(5_000)}`, '?q=%00%ff'])(
  'H1 the server finds what the box would: %s',
  async (query) => {
    const response = await get(resultsLoader, `/nl/search/results.json${query}`)
    const text = new URLSearchParams(query).get('q') ?? ''
    expect(await response.json()).toEqual(searchIndexed(await indexIn('nl'), text))
  },
)

test('H1 the file that the box loads says the same as the index', async () => {
  const { index, file } = await searchIndexOf(db, 'nl')
  expect(JSON.parse(file)).toEqual({ remote: false, ...index })
})

test('P1a M5a totals count what can be had: no sold, rented or withdrawn listings', async () => {
  expect(await searchTotals(db)).toEqual({ sale: 2, rent: 0 })
})

const resolve = (words: string, locale: 'nl' | 'fr' = 'nl') =>
  resolveSearchWords({ db, locale, clock: stoppedClock('2026-11-23T10:00:00Z') }, words, 'sale')

test('P1 words are understood in any language of the names', async () => {
  expect(await resolve('huis Uccle')).toEqual({ webIds: [1], zips: ['1180'], unknown: [] })
  expect(await resolve('ferme à Ukkel')).toMatchObject({ webIds: [1], zips: ['1180'] })
  expect(await resolve('2706')).toMatchObject({ listingId: 2706 })
})

test('P1 a place that only the feed names is found, also misspelt; one without listings by the product’s own list', async () => {
  expect(await resolve('Middelburg')).toMatchObject({ zips: ['9992'] })
  expect(await resolve('Midelburg 9992')).toMatchObject({ zips: ['9992'], unknown: [] })
  expect(await resolve('Linkebeek')).toMatchObject({ zips: ['1630'] })
})

test('P1 a kind of listing that the agency has no type for is not understood', async () => {
  expect(await resolve('garage in Ukkel')).toEqual({ webIds: [], zips: ['1180'], unknown: ['garage'] })
})

test('P1 a withdrawn listing is not found by its ID', async () => {
  expect(await resolve('2691')).toMatchObject({ unknown: ['2691'] })
})

test('H1 a site with thousands of listings sends a small index and says so, and is still searched whole', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => listing(100_000 + n))
  for (let at = 0; at < many.length; at += 2_000) await db.insert(listings).values(many.slice(at, at + 2_000))
  clearVersioned()
  const { index, file } = await searchIndexOf(db, 'nl')
  expect(JSON.parse(file)).toMatchObject({
    remote: true,
    types: index.types,
    cities: index.cities,
    listings: [],
  })
  expect(index.listings).toHaveLength(20_004)

  const start = performance.now()
  for (let round = 0; round < 20; round += 1)
    await get(resultsLoader, `/nl/search/results.json?q=11999${round}`)
  expect((performance.now() - start) / 20).toBeLessThan(50)
})

test('P1 among 20,000 listings words are resolved in a few milliseconds, with those looked for in texts', async () => {
  await db.execute(sql`
    insert into listing_texts (listing_id, locale, title, slug, city, words, description)
    select id, 'nl', 'Villa', 'x', 'UKKEL', '{}', repeat('Lichte leefkamer, rustige straat, zicht op de tuin. ', 6) || id
    from listings where id >= 100000`)
  clearVersioned()
  await resolve('villa')
  const times: number[] = []
  for (const { text } of phrases.filter((_, index) => index % 3 === 0)) {
    const start = performance.now()
    await resolve(text)
    times.push(performance.now() - start)
  }
  // Of twenty the slowest is left out: it waits for other work on the machine.
  expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(50)
}, 60_000)

async function insertSmallAgency() {
  await db.insert(listingTypes).values([
    { webId: 3, names: { nl: 'Appartement', fr: 'Appartement' }, showOrder: 2, sale: true, rent: true },
    {
      webId: 1,
      names: { nl: 'Huis/villa/hoeve', fr: 'Maison/villa/ferme' },
      showOrder: 0,
      sale: true,
      rent: true,
    },
  ])
  await db.insert(cities).values({ countryId: 10, zip: '9992', names: { nl: 'Middelburg' } })
  await db
    .insert(listings)
    .values([
      listing(2706),
      listing(2684, { state: 'sold' }),
      listing(2687, { goal: 'rent', state: 'rented', webId: 3, webIds: [3] }),
      listing(2690, { zip: '9992', webId: 3, webIds: [1, 3] }),
      listing(2691, { zip: '1630', withdrawnAt: day }),
    ])
  await db
    .insert(listingTexts)
    .values([title(2706, 'Villa'), title(2684, 'x'.repeat(140)), title(2691, 'Weg')])
}

const day = new Date('2026-03-02T09:00:00Z')

const listing = (
  id: number,
  over: Partial<typeof listings.$inferInsert> = {},
): typeof listings.$inferInsert => ({
  id,
  goal: 'sale',
  countryId: 10,
  zip: '1180',
  publishAddress: false,
  publishPrice: false,
  webId: 1,
  webIds: [1],
  details: {} as never,
  contentHash: String(id),
  createdAt: day,
  modifiedAt: day,
  ...over,
})

const title = (listingId: number, text: string) => ({
  listingId,
  locale: 'nl' as const,
  title: text,
  slug: 'x',
  city: 'UKKEL',
  words: {} as never,
})

const indexIn = async (locale: 'nl' | 'fr') => (await searchIndexOf(db, locale)).index
