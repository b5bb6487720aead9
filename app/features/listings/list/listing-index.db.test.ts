import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listings } from '#db/schema'
import { lastRankOf } from '~/kernel/energy-bands'
import type { FilterName, filterParameters } from '~/kernel/filter-parameters'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { bumpContentVersion } from '~/platform/content-version.server'
import { refreshMaintained } from '~/platform/maintained.server'
import { clearVersioned } from '~/platform/versioned.server'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { descending, shownPrice } from '../card/card-query.repo.server'
import type { insertedRow } from '../listings.fixture'
import { addUp } from './facet-totals.server'
import { listingFeatures } from './filters/features'
import { listOf } from './filters/filter-values'
import { type AnyFilter, allFilters } from './filters/filters'
import { matcherOf } from './filters/matches'
import { type ListingCriteria, listingSorts, readCriteria } from './listing-criteria'
import { listingIndexOf } from './listing-index.server'
import { findSearchedAfter } from './searched.repo.server'
import { emptyLookup, type PlaceLookup } from './where/place-lookup'

const { db } = await testApp({ emptied: listingTables })

/** Without loaded places. */
const none = { places: emptyLookup }

type Tx = Parameters<typeof bumpContentVersion>[0]
type Row = Parameters<typeof insertedRow>[0]

/** Few distinct values, so that bounds are met exactly and orders have ties. */
const anyRow = (id: number): fc.Arbitrary<NonNullable<Row>> => {
  const some = <Value>(...values: Value[]) => fc.constantFrom(...values)
  return fc.record({
    id: fc.constant(id),
    goal: some('sale', 'rent'),
    state: some('available', 'available', 'option', 'sold', 'rented'),
    zip: some('1000', '1180', '1500', '1630', '4000'),
    countryId: some(10, 10, 50),
    priceCents: some(null, 20_000_000, 30_000_000, 30_000_001, 45_000_000),
    publishPrice: some(true, true, false),
    publishAddress: some(true, false),
    webId: some(1, 3),
    webIds: some([1], [3], [3, 1], [5, 3]),
    bedrooms: some(null, 1, 2, 3),
    livingSurface: some(null, 80, 99.5, 100),
    energyRank: some(null, 0, 8, 9, 12),
    createdAt: some(new Date('2026-01-01'), new Date('2026-02-01')),
    withdrawnAt: some(null, null, null, new Date('2026-03-01')),
    details: some<NonNullable<NonNullable<Row>['details']>>(
      {},
      { has: { garden: true, lift: false }, surfaces: { ground: 500 }, rooms: { floor: 0, facadeCount: 3 } },
      { subtype: 'penthouse', has: { lift: true, pool: true }, rooms: { floor: 6 } },
      { subtype: 'villa', viager: { bouquetCents: 9_000_000 }, surfaces: { ground: 2_000, garden: 900 } },
      { subtype: 'land', surfaces: { ground: 1_000 }, facade: 'open' },
    ),
  })
}

const rowsOf = (count: number, seed: number) =>
  fc.sample(fc.tuple(...Array.from({ length: count }, (_, n) => anyRow(n + 1))), { numRuns: 1, seed })[0] ??
  []

/** Not those that need places, which are not loaded here, nor words, which the database alone looks for. */
type ComparedFilter = Exclude<FilterName, 'around' | 'polygon' | 'near' | 'text'>

/** A filter without values here is an error of types. */
const anyFilterValues = {
  city: fc.subarray(['X|1180', 'X|1500', 'X|9999']),
  in: fc.subarray(['brussels', 'luxembourg']),
  type: fc.subarray(['1', '3', '5']),
  kind: fc.subarray([...listingSubtypes], { maxLength: 3 }),
  with: fc.subarray(listingFeatures, { maxLength: 2 }),
  priceMin: fc.constantFrom('200000', '300000'),
  priceMax: fc.constantFrom('300000', '450000'),
  perM2Min: fc.constantFrom('2000', '3000'),
  perM2Max: fc.constantFrom('300', '3000', '3750'),
  bedroomsMin: fc.constantFrom('1', '2'),
  bedroomsMax: fc.constantFrom('2', '3'),
  surfaceMin: fc.constantFrom('80', '100'),
  surfaceMax: fc.constantFrom('80', '99'),
  plotMin: fc.constantFrom('500', '1000'),
  plotMax: fc.constantFrom('500', '1500'),
  facades: fc.subarray(['3', '4']),
  floorMin: fc.constantFrom('0', '3'),
  floorMax: fc.constantFrom('0', '6'),
  energy: fc.constantFrom('A', 'C'),
  from: fc.constantFrom('2026-01-15', '2026-03-01'),
  state: fc.subarray(['available', 'option', 'closed']),
} satisfies Record<(typeof filterParameters)[ComparedFilter]['name'], fc.Arbitrary<string | string[]>>

const anyQuery = fc
  .record({ ...anyFilterValues, sort: fc.constantFrom(...listingSorts) }, { requiredKeys: [] })
  .map(
    (values) =>
      new URLSearchParams(
        Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
      ),
  )

const anyCriteria = fc
  .tuple(fc.constantFrom('sale' as const, 'rent' as const), anyQuery)
  .map(([goal, query]) => readCriteria(goal, query))

/** The list as SQL selects and orders it: the filters that stand in columns, and ids for the others. */
async function listOfDatabase(criteria: ListingCriteria): Promise<number[]> {
  const matches = matcherOf(criteria)
  const ids = (await findSearchedAfter(db, 0, 10_000)).filter(matches).map(({ id }) => id)
  const { priceMinCents, priceMaxCents, bedroomsMin, bedroomsMax, surfaceMin, surfaceMax, energy } = criteria
  const conditions: (SQL | undefined | false)[] = [
    isNull(listings.withdrawnAt),
    eq(listings.goal, criteria.goal),
    inArray(listings.id, [0, ...ids]),
    criteria.zips.length > 0 && criteria.areas.length === 0 && inArray(listings.zip, criteria.zips),
    criteria.webIds.length > 0 && sql`${listings.webIds} && ${sql.param(criteria.webIds)}::int[]`,
    priceMinCents !== undefined &&
      sql`${listings.publishPrice} and ${listings.priceCents} >= ${priceMinCents}`,
    priceMaxCents !== undefined &&
      sql`${listings.publishPrice} and ${listings.priceCents} <= ${priceMaxCents}`,
    bedroomsMin !== undefined && sql`${listings.bedrooms} >= ${bedroomsMin}`,
    bedroomsMax !== undefined && sql`${listings.bedrooms} <= ${bedroomsMax}`,
    surfaceMin !== undefined && sql`${listings.livingSurface} >= ${surfaceMin}`,
    surfaceMax !== undefined && sql`${listings.livingSurface} <= ${surfaceMax}`,
    energy !== undefined && sql`${listings.energyRank} <= ${lastRankOf(energy)}`,
  ]
  const orders = {
    newest: descending(listings.createdAt),
    'price-asc': sql`${shownPrice} asc nulls last`,
    'price-desc': descending(shownPrice),
    'surface-desc': descending(listings.livingSurface),
  }
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(...conditions.filter((condition) => condition !== false)))
    .orderBy(listings.closed, orders[criteria.sort], descending(listings.id))
  return rows.map(({ id }) => id)
}

const listOfIndex = async (criteria: ListingCriteria) => (await listingIndexOf(db)).ids(criteria, {}, none)

test('P1 the index selects, orders and counts as the database does, for any filter', async () => {
  await insertListings(db, ...rowsOf(150, 7))
  await fc.assert(
    fc.asyncProperty(anyCriteria, async (criteria) => {
      const expected = await listOfDatabase(criteria)
      const index = await listingIndexOf(db)
      expect(index.ids(criteria, {}, none)).toEqual(expected)
      expect(index.ids(criteria, { offset: 3, limit: 5 }, none)).toEqual(expected.slice(3, 8))
      expect(index.count(criteria, none).total).toBe(expected.length)
      expect(index.placed(criteria, none).map(({ id }) => id)).toEqual(expected.toSorted((a, b) => a - b))
    }),
    { numRuns: 150 },
  )
})

/** The list that one more choice of a filter would lead to: of alternatives in place of the others, else beside them. */
function withChoice(criteria: ListingCriteria, { name, test: { by } }: AnyFilter, value: unknown) {
  const former = by === 'any' || by === 'where' ? [] : listOf(criteria[name])
  const elsewhere = by === 'where' && { zips: [], areas: [], around: undefined }
  return { ...criteria, ...elsewhere, [name]: [...new Set([...former, value])] } as ListingCriteria
}

test('P1 each choice counts the listings that it leaves beside all other filters', async () => {
  await insertListings(db, ...rowsOf(150, 11))
  await db.transaction((tx) => bumpContentVersion(tx))
  const index = await listingIndexOf(db)
  const places: PlaceLookup = { ...emptyLookup, isNear: (kind, lat) => kind === 'station' && lat > 50.8 }
  const values: Partial<Record<FilterName, unknown[]>> = {
    zips: ['1180', '1500', '9999'],
    areas: ['brussels', 'flanders', 'luxembourg'],
    webIds: [1, 3, 5],
  }
  const counted = allFilters.filter(({ isMany }) => isMany)
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const totals = addUp(index.facets(criteria, { places }), places)
      for (const filter of counted) {
        for (const value of values[filter.name] ?? filter.codec.order ?? []) {
          const { total } = index.count(withChoice(criteria, filter, value), { places })
          expect([filter.name, value, totals[filter.name]?.get(value) ?? 0]).toEqual([
            filter.name,
            value,
            total,
          ])
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('one projection: no filter and no order tells hidden prices and addresses apart', async () => {
  const rows = rowsOf(120, 8)
  await insertListings(db, ...rows)
  const listed = (criteria: ListingCriteria[]) => Promise.all(criteria.map(listOfIndex))
  const asked = fc.sample(anyCriteria, { numRuns: 200, seed: 9 })
  const before = await listed(asked)
  const placed = (await listingIndexOf(db)).placed(readCriteria('sale', new URLSearchParams()), none)
  await db
    .update(listings)
    .set({ priceCents: sql`coalesce(${listings.priceCents}, 0) % 7 * 10000000 + 1` })
    .where(eq(listings.publishPrice, false))
  await db
    .update(listings)
    .set({ latitude: 50.9, longitude: 4.9, street: 'Elsewhere' })
    .where(eq(listings.publishAddress, false))
  clearVersioned()
  expect(await listed(asked)).toEqual(before)
  expect((await listingIndexOf(db)).placed(readCriteria('sale', new URLSearchParams()), none)).toEqual(placed)
})

test('P1 the index reads only what a content version changed, and is then as if it were read again', async () => {
  await insertListings(db, ...rowsOf(100, 10))
  const index = await listingIndexOf(db)
  for (let round = 0; round < 5; round += 1) {
    const ids = Array.from({ length: 12 }, (_, n) => 1 + ((round * 31 + n * 7) % 130))
    const changed = rowsOf(130, 20 + round).filter(({ id = 0 }) => ids.includes(id))
    await db.delete(listings).where(inArray(listings.id, ids))
    await insertListings(db, ...changed)
    await db.transaction((tx) => bumpContentVersion(tx, ids))
    const adopt = await refreshMaintained(db)
    clearVersioned()
    adopt()
    expect(await listingIndexOf(db)).toBe(index)
    for (const criteria of fc.sample(anyCriteria, { numRuns: 20, seed: round }))
      expect(index.ids(criteria, {}, none)).toEqual(await listOfDatabase(criteria))
  }
})

test.each([
  [
    'too many to be named',
    async (tx: Tx) => {
      await bumpContentVersion(tx, 'many')
    },
  ],
  [
    'a version that nobody noted',
    async (tx: Tx) => {
      await tx.execute(sql`update content_version set version = version + 1`)
    },
  ],
])('P1 the index is read again after %s', async (_, change) => {
  await insertListings(db, { id: 1 }, { id: 2 })
  await db.transaction((tx) => bumpContentVersion(tx))
  const index = await listingIndexOf(db)
  await db.delete(listings).where(eq(listings.id, 2))
  await db.transaction((tx) => change(tx))
  const adopt = await refreshMaintained(db)
  clearVersioned()
  adopt()
  const now = await listingIndexOf(db)
  expect(now).not.toBe(index)
  expect(await listOfIndex(readCriteria('sale', new URLSearchParams()))).toEqual([1])
})

test('P1 a version without changed listings keeps the index as it is', async () => {
  await insertListings(db, { id: 1 })
  const index = await listingIndexOf(db)
  await db.transaction((tx) => bumpContentVersion(tx))
  const adopt = await refreshMaintained(db)
  clearVersioned()
  adopt()
  expect(await listingIndexOf(db)).toBe(index)
})

test('P1 each filter of the table narrows the index', async () => {
  await insertListings(db, {
    id: 1,
    details: {},
    bedrooms: null,
    livingSurface: null,
    energyRank: null,
    priceCents: null,
    webId: 9,
  })
  const unmet = allFilters.filter(
    ({ test: { by }, name }) => by !== 'within' && by !== 'text' && name !== 'around' && name !== 'states',
  )
  for (const { name, parameter, example } of unmet)
    expect([
      name,
      await listOfIndex(readCriteria('sale', new URLSearchParams([[parameter, example]]))),
    ]).toEqual([name, []])
})
