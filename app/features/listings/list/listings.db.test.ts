import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import type { TestDatabase } from '../../../../tests/setup/test-database'
import { findCardsByIds, findNewestIds, findReferenceIds, hasListings } from '../card/cards.repo.server'
import { findCoverIds } from '../card/pictures.repo.server'
import { findSimilarIds } from '../detail/similar.repo.server'
import { listingRow, listingText } from '../listings.fixture'
import { findSitemapIds, findSitemapRows } from '../outlets/sitemap.repo.server'
import { catalogueOf, statesOf } from './catalogue.server'
import { listCards } from './chosen-cards.server'
import { countCards, findCardIds } from './find-listings.server'
import { findListedByIds } from './list.repo.server'
import { pageSize, readCriteria } from './listing-criteria'
import { findOfferedDays } from './references.repo.server'
import { findSearchedAfter, findSearchedByIds } from './searched.repo.server'

const { db, pool, appIn } = await testApp({ emptied: listingTables })

test('P5 each goal has its own list', async () => {
  await insertListings(db, { id: 1 }, { id: 2, goal: 'rent' })
  expect(await idsOf('')).toEqual([1])
  expect(await idsOf('', 'rent')).toEqual([2])
})

test('P1 several places or types are alternatives; place and type must both match', async () => {
  await insertListings(
    db,
    { id: 1, zip: '1180', webId: 1 },
    { id: 2, zip: '1500', webId: 3 },
    { id: 3, zip: '1630', webId: 3 },
    { id: 4, zip: '1180', webId: 6, webIds: [6, 5, 3] },
    { id: 5, zip: '1180', webId: 2 },
  )
  expect(await sorted('city=Ukkel|1180')).toEqual([1, 4, 5])
  expect(await sorted('city=Uccle|1180&city=Halle|1500')).toEqual([1, 2, 4, 5])
  expect(await sorted('type=3')).toEqual([2, 3, 4])
  expect(await sorted('type=1&type=3')).toEqual([1, 2, 3, 4])
  expect(await sorted('city=Ukkel|1180&city=Halle|1500&type=3&type=2')).toEqual([2, 4, 5])
  expect(await sorted('city=X|9999')).toEqual([])
})

test('P1 bounds of rooms and surface are inclusive, and exclude unknown values', async () => {
  await insertListings(
    db,
    { id: 1, bedrooms: 2, livingSurface: 99.5 },
    { id: 2, bedrooms: 3, livingSurface: 100 },
    { id: 3, bedrooms: null, livingSurface: null },
  )
  expect(await sorted('bedroomsMin=2')).toEqual([1, 2])
  expect(await sorted('bedroomsMin=3')).toEqual([2])
  expect(await sorted('surfaceMin=100')).toEqual([2])
})

test('D9 a life annuity sale is in the list with both amounts, in no price range, and last by price', async () => {
  const viager = { bouquetCents: 9_200_000, monthlyAnnuityCents: 86_500 }
  await insertListings(
    db,
    { id: 1, priceCents: 9_200_000 },
    { id: 2, priceCents: null, details: { viager } },
    { id: 3, priceCents: 40_000_000 },
  )
  expect(await sorted('priceMin=90000')).toEqual([1, 3])
  expect(await sorted('priceMax=95000')).toEqual([1])
  expect(await idsOf('sort=price-asc')).toEqual([1, 3, 2])
  expect(await idsOf('sort=price-desc')).toEqual([3, 1, 2])
  const cards = await findCardsByIds(db, [1, 2, 3], 'nl')
  expect(cards.find(({ id }) => id === 2)?.annuity).toEqual(viager)
})

test('one projection: a price range excludes hidden prices, so that nobody can narrow them down', async () => {
  await insertListings(
    db,
    { id: 1, priceCents: 30_000_000 },
    { id: 2, priceCents: 30_000_000, publishPrice: false },
    { id: 3, priceCents: 30_000_001 },
    { id: 4, priceCents: null },
  )
  expect(await sorted('priceMin=300000')).toEqual([1, 3])
  expect(await sorted('priceMax=300000')).toEqual([1])
  expect(await sorted('priceMin=300000&priceMax=300000')).toEqual([1])
  expect(await sorted('')).toEqual([1, 2, 3, 4])
})

test('one projection: sorted by price, hidden prices come last', async () => {
  await insertListings(
    db,
    { id: 1, priceCents: 20_000_000 },
    { id: 2, priceCents: 30_000_000, publishPrice: false },
    { id: 3, priceCents: 40_000_000 },
    { id: 4, priceCents: 10_000_000, publishPrice: false },
    { id: 5, priceCents: null },
  )
  expect(await idsOf('sort=price-asc')).toEqual([1, 3, 5, 4, 2])
  expect(await idsOf('sort=price-desc')).toEqual([3, 1, 5, 4, 2])
})

test('D6 "C or better" includes every step of C and above in every region, and excludes unknown labels', async () => {
  await insertListings(
    db,
    { id: 1, energyLabel: 'A++', energyRank: 0 },
    { id: 2, energyLabel: 'C', energyRank: 8 },
    { id: 3, energyLabel: 'C-', energyRank: 9, region: 'brussels', zip: '1180' },
    { id: 4, energyLabel: 'D+', energyRank: 10, region: 'brussels', zip: '1180' },
    { id: 5, energyLabel: null, energyRank: null },
  )
  expect(await sorted('energy=C')).toEqual([1, 2, 3])
  expect(await sorted('energy=A')).toEqual([1])
  expect(await sorted('energy=F')).toEqual([1, 2, 3, 4])
})

test('P1 the newest come first, on the same day the higher number', async () => {
  await insertListings(
    db,
    { id: 1, createdAt: day(1) },
    { id: 2, createdAt: day(3) },
    { id: 3, createdAt: day(3) },
  )
  expect(await idsOf('')).toEqual([3, 2, 1])
})

test('P1 sorted by surface, unknown ones come last', async () => {
  await insertListings(
    db,
    { id: 1, livingSurface: 80 },
    { id: 2, livingSurface: null },
    { id: 3, livingSurface: 120 },
  )
  expect(await idsOf('sort=surface-desc')).toEqual([3, 1, 2])
})

test.each(['newest', 'price-asc', 'price-desc', 'surface-desc'])(
  'P1a sold and rented ones stay in their list, last, when it is ordered by %s; option counts as available',
  async (sort) => {
    await insertListings(
      db,
      { id: 1, state: 'sold', createdAt: day(9), priceCents: 1, livingSurface: 999 },
      { id: 2, createdAt: day(2) },
      { id: 3, state: 'option', createdAt: day(3) },
      { id: 4, state: 'sold', createdAt: day(8), priceCents: 99_999_999, livingSurface: 1 },
    )
    const ids = await idsOf(`sort=${sort}`)
    expect(ids.slice(0, 2)).toEqual([3, 2])
    expect(ids.slice(2).sort()).toEqual([1, 4])
  },
)

test.each(['newest', 'price-asc', 'price-desc', 'surface-desc'])(
  'P1 sixty homes by %s stand on three pages, each once',
  async (sort) => {
    // Equal where it orders: only the last tie-break keeps pages apart.
    await insertListings(
      db,
      ...Array.from({ length: 60 }, (_, n) => ({
        id: n + 1,
        createdAt: day(n % 2),
        priceCents: n % 3 === 0 ? null : 100 * (n % 2),
        livingSurface: n % 4 === 0 ? null : 50,
      })),
    )
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(`sort=${sort}&page=${page}`)))
    expect(pages.map((ids) => ids.length)).toEqual([pageSize, pageSize, 12, 0])
    expect(new Set(pages.flat()).size).toBe(60)
  },
)

test('P2 a card has its text in the page’s language, and no text if that does not exist', async () => {
  await insertListings(db, { id: 1 })
  await db
    .insert(schema.listingTexts)
    .values([listingText(1, { title: 'Villa' }), listingText(1, { locale: 'fr', title: 'Maison' })])
  const titles = await Promise.all(
    (['nl', 'fr', 'en'] as const).map(async (locale) => {
      const [card] = await findCardsByIds(db, [1], locale)
      return card?.text?.title
    }),
  )
  expect(titles).toEqual(['Villa', 'Maison', undefined])
})

const near = { webId: 1, zip: '1630', priceCents: 40_000_000 }

test('D5 similar listings have the same type, then the same place, then a similar price', async () => {
  await insertListings(
    db,
    { id: 1, ...near },
    { id: 2, ...near, priceCents: 70_000_000 },
    { id: 3, ...near, priceCents: 41_000_000 },
    { id: 4, ...near, zip: '1180' },
    { id: 5, ...near, webId: 3 },
  )
  const similar = await findSimilarIds(db, listingRow({ id: 1, ...near }), 10)
  expect(similar).toEqual([3, 2, 4, 5])
  expect(await findSimilarIds(db, listingRow({ id: 1, ...near }), 2)).toHaveLength(2)
})

test('P1a similar listings exclude the listing itself, the other goal, and sold, rented or withdrawn ones', async () => {
  await insertListings(
    db,
    { id: 1, ...near },
    { id: 2, ...near, state: 'sold' },
    { id: 3, ...near, goal: 'rent' },
    { id: 4, ...near, withdrawnAt: day(1) },
    { id: 5, ...near, state: 'option' },
  )
  const similar = await findSimilarIds(db, listingRow({ id: 1, ...near }), 10)
  expect(similar).toEqual([5])
})

test('one projection: hidden prices do not order similar listings, neither their own nor the page’s', async () => {
  await insertListings(
    db,
    { id: 1, ...near },
    { id: 2, ...near, publishPrice: false },
    { id: 3, ...near, priceCents: 90_000_000 },
  )
  const near1 = await findSimilarIds(db, listingRow({ id: 1, ...near }), 10)
  expect(near1).toEqual([3, 2])
  const near2 = await findSimilarIds(db, listingRow({ id: 2, ...near, publishPrice: false }), 10)
  expect(near2).toEqual([3, 1])
})

test('P1a the newest listings are of both goals, without sold, rented or withdrawn ones', async () => {
  await insertListings(
    db,
    { id: 1, createdAt: day(1) },
    { id: 2, createdAt: day(5), state: 'sold' },
    { id: 3, createdAt: day(3), goal: 'rent' },
    { id: 4, createdAt: day(6), withdrawnAt: day(7) },
    { id: 5, createdAt: day(2), state: 'option' },
    { id: 6, createdAt: day(4), goal: 'rent', state: 'rented' },
  )
  expect(await findNewestIds(db, 10)).toEqual([3, 5, 1])
  expect(await findNewestIds(db, 2)).toHaveLength(2)
})

test('D8 withdrawn listings are in no list, count, reference or sitemap, but the site is not empty', async () => {
  expect(await hasListings(db)).toBe(false)
  await insertListings(db, { id: 1, withdrawnAt: day(1) }, { id: 2, state: 'sold', withdrawnAt: day(1) })
  await db.insert(schema.listingTexts).values([listingText(1), listingText(2)])
  expect(await idsOf('')).toEqual([])
  expect(await findReferenceIds(db)).toEqual([])
  expect(await findSitemapIds(db, [])).toEqual([])
  expect(await findSitemapRows(db, [1, 2])).toEqual([])
  expect(await findCoverIds(db)).toEqual([])
  expect((await catalogueOf(db, 'sale')).total).toBe(0)
  expect(await statesOf(db, 'all')).toEqual({ forSale: 0, forRent: 0, sold: 0, rented: 0 })
  expect(await hasListings(db)).toBe(true)
})

test('M1 a module shows as many listings as it names, more than a page of a list too', async () => {
  await insertListings(db, ...Array.from({ length: 30 }, (_, n) => ({ id: n + 1 })))
  expect(await listCards(appIn('nl'), 'sale', 48)).toHaveLength(30)
  expect(await listCards(appIn('nl'), 'sale', 4)).toHaveLength(4)
})

test('D8 the references are the 24 listings sold or rented last', async () => {
  await insertListings(
    db,
    { id: 99 },
    ...Array.from({ length: 30 }, (_, n) => ({
      id: n + 1,
      goal: n % 2 === 0 ? ('sale' as const) : ('rent' as const),
      state: n % 2 === 0 ? ('sold' as const) : ('rented' as const),
      modifiedAt: day(n),
    })),
  )
  expect(await findReferenceIds(db)).toEqual(Array.from({ length: 24 }, (_, n) => 30 - n))
  expect(await findReferenceIds(db, { goal: 'sale', limit: 3 })).toEqual([29, 27, 25])
  expect(await findReferenceIds(db, { limit: 40 })).toHaveLength(30)
})

test('M8 the days that a reference was offered are known only where an import brought its end', async () => {
  const createdAt = new Date('2026-01-31T23:30:00Z')
  const sold = { state: 'sold' as const, createdAt }
  await insertListings(db, { id: 1, ...sold }, { id: 2, ...sold }, { id: 3, ...sold }, { id: 4, createdAt })
  const at = (listingId: number, day: string, state: 'available' | 'option' | 'sold') => ({
    ...{ listingId, state, publishPrice: true },
    at: new Date(`${day}T10:00:00Z`),
  })
  await db.insert(schema.listingChanges).values([
    ...[
      at(1, '2026-02-02', 'available'),
      at(1, '2026-03-01', 'option'),
      at(1, '2026-03-13', 'sold'),
      at(1, '2026-04-01', 'sold'),
    ],
    // Sold before the first import; and for sale again.
    at(2, '2026-02-02', 'sold'),
    ...[at(3, '2026-02-02', 'available'), at(3, '2026-02-10', 'sold'), at(3, '2026-02-20', 'available')],
    at(4, '2026-02-02', 'available'),
  ])
  // 1 February in Brussels to 13 March.
  expect([...(await findOfferedDays(db, [1, 2, 3, 4]))]).toEqual([[1, { days: 40, until: '2026-03-13' }]])
})

test('M5a totals are per state; option counts as available', async () => {
  await insertListings(
    db,
    { id: 1 },
    { id: 2, state: 'option' },
    { id: 3, state: 'sold' },
    { id: 4, goal: 'rent' },
    { id: 5, goal: 'rent', state: 'rented' },
    { id: 6, goal: 'rent', state: 'rented' },
  )
  expect(await statesOf(db, 'all')).toEqual({ forSale: 2, forRent: 1, sold: 1, rented: 2 })
})

const type = (webId: number, over: Partial<typeof schema.listingTypes.$inferInsert> = {}) => ({
  webId,
  names: { nl: `Soort ${webId}`, fr: `Type ${webId}` },
  showOrder: webId,
  sale: true,
  rent: true,
  ...over,
})

test('V5 a type counts every listing that has it, per goal, in ShowOrder', async () => {
  await db
    .insert(schema.listingTypes)
    .values([type(1, { showOrder: 2 }), type(3, { showOrder: 1 }), type(6, { sale: false }), type(7)])
  await insertListings(
    db,
    { id: 1, webId: 1, webIds: [1, 3] },
    { id: 2, webId: 3, state: 'sold' },
    { id: 3, webId: 6, goal: 'rent' },
    { id: 4, webId: 1, withdrawnAt: day(1) },
  )
  expect((await catalogueOf(db, 'sale')).types).toEqual([
    { webId: 3, total: 2 },
    { webId: 1, total: 1 },
    { webId: 7, total: 0 },
  ])
  expect((await catalogueOf(db, 'rent')).types.map(({ webId, total }) => [webId, total])).toEqual([
    [3, 0],
    [1, 0],
    [6, 1],
    [7, 0],
  ])
})

test('P1a a list counts the sold and rented among what it found, so that nobody takes them for available', async () => {
  await insertListings(db, { id: 1 }, { id: 2, state: 'sold' }, { id: 3, state: 'option' })
  await insertListings(db, { id: 4, goal: 'rent', state: 'rented' })
  expect(await countCards(db, asking(''))).toEqual({ total: 3, closed: 1 })
  expect(await countCards(db, asking('', 'rent'))).toEqual({ total: 1, closed: 1 })
})

test('P5 places of a goal count sold listings too, and are sorted by name in the page’s language', async () => {
  await insertListings(
    db,
    { id: 1, zip: '1180' },
    { id: 2, zip: '1180', state: 'sold' },
    { id: 3, zip: '1500' },
    { id: 4, zip: '1620', goal: 'rent' },
    { id: 5, zip: '1648', countryId: 50 },
  )
  const sale = await catalogueOf(db, 'sale')
  expect(sale.total).toBe(4)
  expect(sale.choicesIn('nl').map(({ name, total }) => [name, total])).toEqual([
    ['Halle', 1],
    ['Luxemburg', 1],
    ['Ukkel', 2],
  ])
  expect(sale.choicesIn('fr').map(({ name }) => name)).toEqual(['Hal', 'Luxembourg', 'Uccle'])
})

test('P1 P7 D5 a code of Luxembourg is another place than the same four digits in Belgium', async () => {
  const linkebeek = { zip: '1630', countryId: 10 }
  const luxembourg = { zip: '1630', countryId: 50, publishAddress: false }
  await insertListings(db, { id: 1, ...linkebeek }, { id: 2, ...luxembourg }, { id: 3, ...luxembourg })
  expect(await sorted('city=Linkebeek|1630')).toEqual([1])
  expect(await sorted('city=Luxembourg|L-1630')).toEqual([2, 3])
  // An address of a time when the name alone told them apart.
  expect(await sorted('city=Luxembourg|1630')).toEqual([2, 3])
  expect(await sorted('around=B-1630~5')).toEqual([1])
  const { totals } = await catalogueOf(db, 'sale')
  expect([...(totals.zips ?? [])].toSorted()).toEqual([
    ['1630', 1],
    ['L-1630', 2],
  ])
  const like = listingRow({ id: 2, ...luxembourg })
  expect(await findSimilarIds(db, like, 1)).toEqual([3])
  expect(await findSimilarIds(db, like, 9)).toEqual([3, 1])
})

test('L17 a place or type of lettings or projects only has its name in every catalogue', async () => {
  await db
    .insert(schema.cities)
    .values({ countryId: 10, zip: '9999', names: { nl: 'KLEIN-DORP', fr: 'PETIT' } })
  await db.insert(schema.listingTypes).values(type(8, { sale: false }))
  await insertListings(db, { id: 1, zip: '9999', goal: 'rent', webId: 8 })
  const { names } = await catalogueOf(db, 'sale')
  expect(names.city(10, '9999', 'fr')).toBe('Petit')
  expect(names.city(10, '9999', 'en')).toBe('Klein-Dorp')
  expect(names.type(8, 'fr')).toBe('Type 8')
  expect(names.type(8, 'de')).toBe('Soort 8')
  expect(names.city(10, '8888', 'nl')).toBe('8888')
})

/** PostgreSQL's plan for the last query of the repository. */
async function planOf(query: (db: TestDatabase['db']) => Promise<unknown>): Promise<string> {
  const asked: { text: string; values: unknown[] }[] = []
  const logQuery = (text: string, values: unknown[]) => asked.push({ text, values })
  await query(drizzle(pool, { schema, logger: { logQuery } }))
  const { text = '', values = [] } = asked.at(-1) ?? {}
  const { rows } = await pool.query(`explain ${text}`, values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('P1 features, kinds, plots and floors select from details and texts, hidden prices from nothing', async () => {
  const garden = { has: { garden: true }, surfaces: { ground: 1200 } }
  await insertListings(
    db,
    { id: 1, details: garden, priceCents: 30_000_000, livingSurface: 100 },
    { id: 2, details: garden, priceCents: 30_000_000, livingSurface: 100, publishPrice: false },
    { id: 3, details: { subtype: 'apartment', rooms: { floor: 0 } } },
    { id: 4, state: 'sold', details: garden },
  )
  expect(await sorted('with=garden')).toEqual([1, 2, 4])
  expect(await sorted('with=garden&state=available')).toEqual([1, 2])
  expect(await sorted('plotMin=12 are&plotMax=12 are')).toEqual([1, 2, 4])
  expect(await sorted('kind=ground-floor')).toEqual([3])
  expect(await sorted('floorMin=0&floorMax=0')).toEqual([3])
  expect(await sorted('perM2Min=3000&perM2Max=3000')).toEqual([1])
  expect(await sorted('perM2Max=99999')).toEqual([1, 3, 4])
})

test('P1 with 5 000 listings no query of a list reads the whole table', async () => {
  await db.execute(sql`
    insert into listings (id, goal, state, country_id, zip, publish_address, publish_price, price_cents, web_id,
      web_ids, bedrooms, living_surface, energy_rank, details, content_hash, created_at, modified_at)
    select n, case when n % 3 = 0 then 'rent' else 'sale' end, case when n % 10 = 0 then 'sold' else 'available' end,
      10, (1000 + n % 60)::text, true, n % 7 <> 0, n * 100000, n % 7 + 1, array[n % 7 + 1], n % 5, 50 + n % 300,
      n % 20, jsonb_build_object('text', repeat('x', 1500)), '', now() - n * interval '1 hour', now()
    from generate_series(1, 5000) n`)
  await db.execute(sql`analyze listings`)
  const queries = {
    index: (watched: TestDatabase['db']) => findSearchedAfter(watched, 1_000, 400),
    changed: (watched: TestDatabase['db']) => findSearchedByIds(watched, [5, 7, 4_000]),
    shown: (watched: TestDatabase['db']) => findListedByIds(watched, [5, 7, 4_000], 'nl'),
  }
  for (const [name, query] of Object.entries(queries)) {
    const plan = await planOf(query)
    expect(plan, name).toMatch(/Index Scan.*listings/)
    expect(plan, name).not.toMatch(/Seq Scan on listings\b/)
  }
})

const asking = (query: string, goal: 'sale' | 'rent' = 'sale') =>
  readCriteria(goal, new URLSearchParams(query))

/** Ids of a list, in its order; as many as are counted if they fit on one page. */
async function idsOf(query: string, goal: 'sale' | 'rent' = 'sale') {
  const found = await findCardIds(db, asking(query, goal))
  if (!query.includes('page=')) expect((await countCards(db, asking(query, goal))).total).toBe(found.length)
  return found
}

const sorted = async (query: string) => (await idsOf(query)).sort((a, b) => a - b)
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))
