import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parameters } from '~/i18n/page-table'
import type { FilterName } from '~/kernel/filter-parameters'
import { listingSubtypes } from '~/kernel/listing-subtypes'
import { areaIds } from '~/kernel/places/areas'
import { encodeShape } from '~/kernel/places/map-shape'
import { plainWords } from './filters/codec'
import { listingFeatures } from './filters/features'
import { countSet } from './filters/filter-values'
import { allFilters, energyFilterLetters } from './filters/filters'
import {
  isFiltered,
  isIndexable,
  type ListingCriteria,
  listingSorts,
  readCriteria,
  withSearchWords,
  writeCriteria,
} from './listing-criteria'
import { placeParameter } from './place-parameter'

const read = (query: string) => readCriteria('sale', new URLSearchParams(query))
const write = (query: string) => writeCriteria(read(query), (zip) => placeParameter('Ukkel', zip))

/** The criteria without unset values. */
const criteriaOf = (query: string) =>
  Object.fromEntries(Object.entries(read(query)).filter(([, value]) => value !== undefined))

const none = Object.fromEntries(allFilters.filter(({ isMany }) => isMany).map(({ name }) => [name, []]))
const nothing = { goal: 'sale', ...none, sort: 'newest', page: 1, view: 'list' }

test('P1 an address without a query selects everything, newest first', () => {
  expect(criteriaOf('')).toEqual(nothing)
})

test('P1 every parameter of a list is understood', () => {
  expect(
    criteriaOf(
      'city=Ukkel|1180&city=Halle|1500&type=1&type=3&priceMin=100000&priceMax=450000' +
        '&bedroomsMin=2&surfaceMin=80&energy=c&sort=price-asc&page=3&q=villa&view=map',
    ),
  ).toEqual({
    ...nothing,
    zips: ['1180', '1500'],
    webIds: [1, 3],
    priceMinCents: 10_000_000,
    priceMaxCents: 45_000_000,
    bedroomsMin: 2,
    surfaceMin: 80,
    energy: 'C',
    sort: 'price-asc',
    page: 3,
    words: 'villa',
    view: 'map',
  })
})

test.each([
  '450000',
  '450.000',
  '450 000',
  '€ 450.000',
  '450,000',
  '€450,000',
  '450.000,00',
  '450’000',
  '449 999.60',
  '450\u00a0000',
  '450\u202f000',
])('P1 a price typed as "%s" is 450 000 euros', (text) => {
  expect(read(`priceMax=${encodeURIComponent(text)}`).priceMaxCents).toBe(45_000_000)
})

test.each([
  'priceMin=-5',
  'priceMin=0',
  'priceMin=1e9',
  'priceMin=9999999999',
  'priceMax=cheap',
  'bedroomsMin=2.5',
  'bedroomsMin=100',
  'bedroomsMin=-1',
  'surfaceMin=100001',
  'energy=Z',
  'energy=AB',
  'sort=__proto__',
  'sort=price',
  'page=0',
  'page=-1',
  'page=10001',
  'page=99999999999999999999',
  'type=0',
  'type=abc',
  'type=1000000000',
  "type=1'or'1",
  'city=',
  'city=|',
  'city=Atlantis',
  'city=Atlantis|99999',
  'q=',
  'q=%20%20',
  'unknown=%20',
  'utm_source=x',
  'lng=fr',
  'toString=1',
  'in=atlantis',
  'near=sea',
  'near=constructor',
  'kind=castle',
  'with=moat',
  'with=__proto__',
  'facades=1',
  'facades=5',
  'state=sold',
  'floorMin=-1',
  'floorMax=100',
  'plotMin=0',
  'plotMin=3 acres',
  'plotMin=2000 ha',
  'perM2Max=-1',
  'from=2027-02-30',
  'from=tomorrow',
  'around=~5',
  'around=Halle~far',
  'area=50.7,4.2',
  'area=AAAA',
  'text=%20',
])('P1 the invalid "%s" is ignored', (query) => {
  expect(criteriaOf(query)).toEqual(nothing)
})

test.each([
  ['plotMin=800', 'plotMin=800'],
  ['plotMin=800 m²', 'plotMin=800'],
  ['plotMin=800 m2', 'plotMin=800'],
  ['plotMin=12 are', 'plotMin=1200'],
  ['plotMin=12a', 'plotMin=1200'],
  ['plotMin=1,5 ha', 'plotMin=15000'],
  ['plotMin=0,125 ha', 'plotMin=1250'],
  ['plotMin=1,125 ha', 'plotMin=11250'],
  ['plotMin=1.5 ha', 'plotMin=15000'],
  ['plotMax=2.500', 'plotMax=2500'],
  ['plotMax=2 500 m²', 'plotMax=2500'],
  ['surfaceMin=1.200', 'surfaceMin=1200'],
  ['surfaceMin=120 m²', 'surfaceMin=120'],
  ['surfaceMax=1 200 m2', 'surfaceMax=1200'],
  ['bedroomsMin= 3 ', 'bedroomsMin=3'],
  ['plotMax=2’500', 'plotMax=2500'],
  ['perM2Max=3.500', 'perM2Max=3500'],
  ['energy=b', 'energy=B'],
  ['facades=4&facades=2', 'facades=2&facades=4'],
  ['with=terrace&with=garden&with=terrace', 'with=garden&with=terrace'],
  ['floorMin=0&floorMax=0', 'floorMin=0&floorMax=0'],
  ['text=%20grote%20%20tuin ', 'text=grote+tuin'],
])('P1 "%s" is understood as "%s"', (typed, canonical) => {
  expect(write(typed)).toBe(`?${canonical}`)
})

test.each(['price', 'perM2', 'bedrooms', 'surface', 'plot', 'floor'])(
  'P1 a reversed range of %s is corrected',
  (name) => {
    expect(write(`${name}Min=9&${name}Max=3`)).toBe(`?${name}Min=3&${name}Max=9`)
  },
)

test('P1 the same city or type twice counts once', () => {
  expect(criteriaOf('city=Ukkel|1180&city=Uccle|1180&type=3&type=3')).toEqual({
    ...nothing,
    zips: ['1180'],
    webIds: [3],
  })
})

test('P1 a query with thousands of values keeps fifty of each', () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `city=X|${1000 + n}&type=${n + 1}`).join('&')
  const { zips, webIds } = read(many)
  expect([zips.length, webIds.length]).toEqual([50, 50])
})

test('P1 search words are cut at 200 characters', () => {
  expect(read(`q=${'a'.repeat(1_000)}`).words).toHaveLength(200)
})

test('P6 the map of a list has an address of its own', () => {
  expect(write('view=map&type=3&page=2')).toBe('?type=3&view=map&page=2')
  expect(write('view=list')).toBe('')
})

test('P1 an address has one canonical order and omits defaults', () => {
  expect(write('page=2&sort=price-desc&energy=B&bedroomsMin=3&priceMax=450000&type=3&city=Uccle|1180')).toBe(
    '?city=Ukkel%7C1180&type=3&priceMax=450000&bedroomsMin=3&energy=B&sort=price-desc&page=2',
  )
  expect(write('page=1&sort=newest')).toBe('')
})

const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.nat(20_000).map((n) => `Ukkel|${n}`),
  fc.constantFrom('Ukkel|1180', 'uccle', 'BRUXELLES', 'a', 'F', ...listingSorts, '450.000', '1,5', '%', '|'),
)
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...parameters.list, 'toString'), fc.string()), value), {
    maxLength: 12,
  })
  .map((pairs) => new URLSearchParams(pairs).toString())

test('P1 no query is an error', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { page, zips, webIds, priceMinCents = 1, priceMaxCents = 1 } = read(text)
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      expect(zips.every((zip) => /^\d{4}$/.test(zip))).toBe(true)
      expect([...webIds, priceMinCents, priceMaxCents].every((n) => Number.isSafeInteger(n) && n > 0)).toBe(
        true,
      )
    }),
    { numRuns: 500 },
  )
})

test('P1 reading and writing an address is stable', () => {
  fc.assert(
    fc.property(query, (text) => {
      const once = write(text)
      expect(write(once.slice(1))).toBe(once)
      expect(criteriaOf(once.slice(1))).toEqual({ ...criteriaOf(text), words: undefined })
    }),
    { numRuns: 500 },
  )
})

const ofSomeFilters = fc.subarray(allFilters.map(({ parameter, example }) => [parameter, example]))

test('P1 every filter is read, written, and counted as one', () => {
  fc.assert(
    fc.property(ofSomeFilters, (pairs) => {
      const criteria = read(new URLSearchParams(pairs).toString())
      expect(countSet(criteria)).toBe(pairs.length)
      expect(isFiltered(criteria)).toBe(pairs.length > 0)
      const written = writeCriteria(criteria, (zip) => placeParameter('Ukkel', zip))
      expect([...new URLSearchParams(written)]).toEqual(pairs)
      expect(read(written.slice(1))).toEqual(criteria)
    }),
  )
})

/** Canonical values of each filter, as reading leaves them. */
const shapes = [
  encodeShape([
    { lat: 50.7, lng: 4.2 },
    { lat: 50.8, lng: 4.4 },
  ]),
  encodeShape([
    { lat: 50.7, lng: 4.2 },
    { lat: 50.7, lng: 4.4 },
    { lat: 50.8, lng: 4.3 },
  ]),
]

const canonicalValues: Record<FilterName, fc.Arbitrary<unknown>> = {
  zips: fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }).map(String), { maxLength: 50 }),
  areas: fc.subarray([...areaIds], { maxLength: 50 }),
  around: fc.constantFrom('Halle~5', 'Linkebeek station~12'),
  polygon: fc.constantFrom(...shapes),
  near: fc.subarray(['station', 'school']),
  webIds: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 50 }),
  subtypes: fc.subarray([...listingSubtypes]),
  features: fc.subarray(listingFeatures),
  priceMinCents: fc.integer({ min: 1, max: 4_000 }).map((euros) => euros * 100),
  priceMaxCents: fc.integer({ min: 4_001, max: 999_999_999 }).map((euros) => euros * 100),
  perM2MinCents: fc.integer({ min: 1, max: 4_000 }).map((euros) => euros * 100),
  perM2MaxCents: fc.integer({ min: 4_001, max: 99_999 }).map((euros) => euros * 100),
  bedroomsMin: fc.integer({ min: 1, max: 4 }),
  bedroomsMax: fc.integer({ min: 4, max: 99 }),
  surfaceMin: fc.integer({ min: 1, max: 100 }),
  surfaceMax: fc.integer({ min: 100, max: 100_000 }),
  plotMin: fc.integer({ min: 1, max: 1_000 }),
  plotMax: fc.integer({ min: 1_000, max: 10_000_000 }),
  facades: fc.subarray([2, 3, 4]),
  floorMin: fc.integer({ min: 0, max: 3 }),
  floorMax: fc.integer({ min: 3, max: 99 }),
  energy: fc.constantFrom(...energyFilterLetters),
  availableBy: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((day) => day.toJSON().slice(0, 10)),
  states: fc.subarray(['available', 'option', 'closed']),
  text: fc.string({ minLength: 1, maxLength: 200 }).map((text) => plainWords(text) || 'x'),
}

test('P1 criteria written to an address and read from it again are the same', () => {
  const some = fc.record(canonicalValues, { requiredKeys: [] })
  fc.assert(
    fc.property(
      some,
      fc.constantFrom(...listingSorts),
      fc.integer({ min: 1, max: 999 }),
      (values, sort, page) => {
        const criteria: ListingCriteria = Object.assign(read(''), values, { sort, page })
        const address = writeCriteria(criteria, (zip) => placeParameter('Ukkel', zip))
        expect(read(address.slice(1))).toEqual(criteria)
      },
    ),
    { numRuns: 500 },
  )
})

test('P1 an address contains only known parameters', () => {
  fc.assert(
    fc.property(query, (text) => {
      const names = [...new URLSearchParams(write(text)).keys()]
      expect(names.filter((name) => !parameters.list.includes(name))).toEqual([])
    }),
  )
})

test.each([
  ['', true],
  ['page=2', true],
  ['view=map', true],
  ['view=map&q=villa', false],
  ['city=Ukkel|1180', true],
  ['type=3', true],
  ['city=Ukkel|1180&type=3', false],
  ['city=Ukkel|1180&city=Halle|1500', false],
  ['sort=price-asc', false],
  ['q=villa', false],
  ['unknown=kasteel', false],
  ['priceMax=450000', false],
  ['bedroomsMin=2', false],
  ['surfaceMin=80', false],
  ['energy=C', false],
])('L14 whether search engines may index "%s" is %s', (text, indexable) => {
  expect(isIndexable(read(text))).toBe(indexable)
})

test('L14 search engines index no list with a filter beyond one place, area or type', () => {
  for (const { name, parameter, example } of allFilters)
    expect([name, isIndexable(read(`${parameter}=${example}`))]).toEqual([
      name,
      ['zips', 'areas', 'webIds'].includes(name),
    ])
})

test('P1 order and page do not narrow a list', () => {
  expect(isFiltered(read('sort=price-asc&page=2'))).toBe(false)
  expect(
    ['type=1', 'city=1180', 'energy=C', 'priceMin=1', 'surfaceMin=9'].map((text) => isFiltered(read(text))),
  ).toEqual(Array(5).fill(true))
})

const found = { zips: [], webIds: [], unknown: [] }

test('P1 a place in both the address and the words counts once', () => {
  const words = { ...found, zips: ['1180', '1500'], webIds: [3, 1] }
  const meant = withSearchWords(read('city=Ukkel|1180&type=3&q=ukkel zwembad'), words)
  expect(meant).toMatchObject({ zips: ['1180', '1500'], webIds: [3, 1] })
  expect(meant.words).toBeUndefined()
})

test('P1 words override price and order, add to the other filters, and start at the first page', () => {
  const before = read('priceMax=500000&bedroomsMin=2&sort=price-asc&page=3&q=x')
  const words = { ...found, goal: 'rent' as const, priceMaxCents: 120_000, unknown: ['met zwembad', 'zee'] }
  expect(withSearchWords(before, words)).toMatchObject({
    goal: 'rent',
    priceMaxCents: 120_000,
    bedroomsMin: 2,
    sort: 'price-asc',
    page: 1,
    unknown: 'met zwembad, zee',
  })
})

test('P1b words that lead to the other list take no prices along: a rent is none of a sale', () => {
  const before = read('priceMin=250000&perM2Max=4000&bedroomsMin=2')
  const meant = withSearchWords(before, { ...found, goal: 'rent', priceMaxCents: 90_000 })
  expect(meant).toMatchObject({ goal: 'rent', priceMaxCents: 90_000, bedroomsMin: 2 })
  expect([meant.priceMinCents, meant.perM2MaxCents]).toEqual([undefined, undefined])
  expect(withSearchWords(before, { ...found, goal: 'sale' }).priceMinCents).toBe(25_000_000)
})

test('P1 a reversed range is corrected, also when the words reverse it', () => {
  expect(write('priceMin=500000&priceMax=300000')).toBe('?priceMin=300000&priceMax=500000')
  expect(withSearchWords(read('priceMin=500000'), { ...found, priceMaxCents: 30_000_000 })).toMatchObject({
    priceMinCents: 30_000_000,
    priceMaxCents: 50_000_000,
  })
})

test('P1 a list has at most 50 places or types', () => {
  const many = Array.from({ length: 60 }, (_, n) => n + 1)
  const zips = many.map((n) => String(1000 + n))
  const narrow = withSearchWords(read('city=Ukkel|1180'), { ...found, zips, webIds: many })
  expect([narrow.zips.length, narrow.zips[0], narrow.webIds.length]).toEqual([50, '1180', 50])
})

test('P1 a reversed price range is corrected', () => {
  expect(readCriteria('sale', new URLSearchParams('priceMin=500000&priceMax=300000'))).toMatchObject({
    priceMinCents: 30_000_000,
    priceMaxCents: 50_000_000,
  })
})

test('P7c words of the field for a place join those of the search', () => {
  const wordsOf = (query: string) => readCriteria('sale', new URLSearchParams(query)).words
  expect(wordsOf('q=villa&where=Halle')).toBe('villa Halle')
  expect(wordsOf('q=&where=Halle')).toBe('Halle')
  expect(wordsOf('q=villa&where=')).toBe('villa')
  expect(wordsOf('q=&where=')).toBeUndefined()
})
