import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeShape } from '~/kernel/places/map-shape'
import { matcherOf } from '../filters/matches'
import type { SearchedListing } from '../filters/searched-listing'
import { type ListingCriteria, listingSorts, readCriteria } from '../listing-criteria'
import { emptyLookup, type PlaceLookup } from '../where/place-lookup'
import { ListingIndex } from './listing-index'

/** All around Brussels are near a station. */
const places: PlaceLookup = { ...emptyLookup, isNear: (kind, lat) => kind === 'station' && lat < 51 }
const some = <const Value>(...values: Value[]) => fc.constantFrom(...values)

/** Few distinct values, so that bounds are met exactly and orders have ties. */
const anyListing = (id: fc.Arbitrary<number>): fc.Arbitrary<SearchedListing> =>
  fc
    .record({
      id,
      goal: some('sale', 'rent'),
      zip: some('1180', '1500', '9000'),
      position: some(
        undefined,
        { kind: 'area', lat: 50.8, lng: 4.35 },
        { kind: 'point', lat: 50.75, lng: 4.25 },
        { kind: 'point', lat: 51.05, lng: 3.72 },
      ),
      cents: some(undefined, 20_000_000, 30_000_000),
      surface: some(undefined, 80, 100),
      bedrooms: some(undefined, 1, 2, 3),
      state: some('available', 'option', 'closed'),
      features: fc.subarray(['garden', 'lift', 'pool'] as const),
      subtypes: fc.subarray(['villa', 'house', 'penthouse'] as const),
      webIds: fc.subarray([1, 3, 5]),
      facades: some(undefined, 2, 3, 4),
      createdMicros: some(1_000, 2_000),
    })
    .map(
      ({ cents, surface, bedrooms, features, subtypes, ...rest }): SearchedListing => ({
        ...rest,
        ...{ countryId: 10, features: new Set(features), subtypes: new Set(subtypes) },
        price: cents
          ? { kind: 'amount', cents, startingFrom: false, unitText: '', perMonth: false }
          : { kind: 'on-request' },
        measures: { ...nothing, price: cents, surface, bedrooms },
      }),
    )

const nothing = { perM2: undefined, plot: undefined, floor: undefined, energy: undefined, freeOn: undefined }

const halle = encodeShape([
  { lat: 50.7, lng: 4.2 },
  { lat: 50.7, lng: 4.4 },
  { lat: 50.9, lng: 4.3 },
])

const anyCriteria = fc
  .record(
    {
      city: fc.subarray(['X|1180', 'X|9000']),
      in: fc.subarray(['brussels']),
      around: some('1500~5', '9000~2'),
      area: some(halle),
      near: fc.subarray(['station']),
      type: fc.subarray(['1', '5']),
      kind: fc.subarray(['villa', 'penthouse', 'farm']),
      facades: fc.subarray(['3', '4']),
      with: fc.subarray(['garden', 'lift']),
      state: fc.subarray(['available', 'closed']),
      priceMax: some('200000', '300000'),
      bedroomsMin: some('1', '2'),
      surfaceMin: some('80', '100'),
      sort: some(...listingSorts),
    },
    { requiredKeys: [] },
  )
  .map((values) => {
    const query = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    return readCriteria('sale', new URLSearchParams(query))
  })

const keyOf: Record<ListingCriteria['sort'], (listing: SearchedListing) => number> = {
  newest: ({ createdMicros }) => -createdMicros,
  'price-asc': ({ measures: { price } }) => price ?? Number.POSITIVE_INFINITY,
  'price-desc': ({ measures: { price } }) => -(price ?? Number.NEGATIVE_INFINITY),
  'surface-desc': ({ measures: { surface } }) => -(surface ?? Number.NEGATIVE_INFINITY),
}

/** The list as it is without an index: every listing matched, then sorted. */
function listOf(listings: Iterable<SearchedListing>, criteria: ListingCriteria) {
  const [matches, key] = [matcherOf(criteria, places), keyOf[criteria.sort]]
  const isClosed = ({ state }: SearchedListing) => Number(state === 'closed')
  const found = [...listings]
    .filter((listing) => listing.goal === criteria.goal && matches(listing))
    .sort((a, b) => isClosed(a) - isClosed(b) || compare(key(a), key(b)) || b.id - a.id)
  return { ids: found.map(({ id }) => id), total: found.length, closed: found.filter(isClosed).length }
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)

const anyChange = fc.record({
  changed: fc.uniqueArray(anyListing(fc.integer({ min: 1, max: 40 })), {
    maxLength: 30,
    selector: ({ id }) => id,
  }),
  removed: fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 6 }),
})

const changedBy = (
  there: ReadonlyMap<number, SearchedListing>,
  { changed, removed }: { changed: SearchedListing[]; removed: number[] },
) => {
  const now = new Map(there)
  for (const id of removed) now.delete(id)
  for (const listing of changed) now.set(listing.id, listing)
  return now
}

test('P1 changes are shown all at once, and any filter finds what it finds without an index', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 6 }), anyCriteria, async (changes, criteria) => {
      const index = new ListingIndex(1)
      const found = () => ({ ids: index.ids(criteria, {}, { places }), ...index.count(criteria, { places }) })
      let there: ReadonlyMap<number, SearchedListing> = new Map()
      for (const change of changes) {
        const before = listOf(there.values(), criteria)
        there = changedBy(there, change)
        const after = listOf(there.values(), criteria)
        const isRemoved = (id: number) => !change.changed.some((one) => one.id === id)
        const applied = index.apply(change.changed, change.removed.filter(isRemoved)).then(() => true)
        // Others have their turn meanwhile.
        while (!(await Promise.race([applied, nextTurn(false)])))
          expect([before, after]).toContainEqual(found())
        expect(found()).toEqual(after)
        const nearStation = listOf(there.values(), { ...criteria, near: ['station'] }).total
        expect(index.facets(criteria, { places }).of.near?.get('station')).toBe(nearStation)
        expect(index.size).toBe(there.size)
      }
    }),
    { numRuns: 200 },
  )
})
