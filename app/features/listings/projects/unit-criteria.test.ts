import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parameters } from '~/i18n/page-table'
import {
  filterAndSortUnits,
  readUnitCriteria,
  unitSorts,
  unitStates,
  writeUnitCriteria,
} from './unit-criteria'
import { isSoldOut, offeredUnits, priceRange, type UnitFacts, unitFacts } from './unit-facts'

const known = new Set(['appartement', 'penthouse'])
const read = (query: string) => readUnitCriteria(new URLSearchParams(query), known)

const rowOf = (over: Partial<Parameters<typeof unitFacts>[0]> = {}) => ({
  state: 'free' as const,
  types: { nl: 'Appartement' },
  floors: { nl: '+1' },
  bedrooms: 2,
  surface: 80,
  terrace: 10,
  priceCents: 30_000_000,
  ...over,
})

const home = (over: Partial<UnitFacts> = {}): UnitFacts => ({ state: 'free', typeSlugs: [], ...over })

test('J1 a price list is filtered by its address', () => {
  expect(
    read('sort=price&state=available&type=penthouse&bedroomsMin=2&surfaceMin=90&priceMax=450.000'),
  ).toEqual({
    state: 'available',
    type: 'penthouse',
    bedroomsMin: 2,
    surfaceMin: 90,
    priceMaxCents: 45_000_000,
    sort: 'price',
  })
})

test('J1 figures are read as people write them', () => {
  const asked = new URLSearchParams({ surfaceMin: '1.200 m²', bedroomsMin: ' 2', priceMax: '€ 450.000,00' })
  expect(writeUnitCriteria(read(asked.toString()))).toBe('?bedroomsMin=2&surfaceMin=1200&priceMax=450000')
})

test.each([
  'sort=drop&state=gone&type=kasteel&bedroomsMin=-2&surfaceMin=1e9&priceMax=NaN',
  `state=${'x'.repeat(10_000)}&type=__proto__&sort=constructor`,
  'state[]=sold&type=&bedroomsMin=0&priceMax=-1&surfaceMin=%00',
])('J1 nonsense asked of a price list shows it whole (%#)', (query) => {
  expect(writeUnitCriteria(read(query))).toBe('')
  expect(filterAndSortUnits([home(), home({ state: 'sold' })], read(query))).toHaveLength(2)
})

test('J1 the first of repeated parameters counts', () => {
  expect(read('state=sold&state=available&sort=floor&sort=price')).toMatchObject({
    state: 'sold',
    sort: 'floor',
  })
})

const criteria = fc.record({
  state: fc.option(fc.constantFrom(...(Object.keys(unitStates) as (keyof typeof unitStates)[])), {
    nil: undefined,
  }),
  type: fc.option(fc.constantFrom(...known), { nil: undefined }),
  bedroomsMin: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  surfaceMin: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  priceMaxCents: fc.option(
    fc.integer({ min: 1, max: 999_999_999 }).map((euros) => euros * 100),
    { nil: undefined },
  ),
  sort: fc.constantFrom(...unitSorts),
})

test('J1 criteria survive writing to an address and reading back', () => {
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(read(writeUnitCriteria(asked))).toEqual(asked)
    }),
  )
})

test('J1 any query is read without error, and filters without inventing units', () => {
  const name = fc.constantFrom<string>(...parameters.units, 'page')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), fc.array(fc.double()), (pairs, values) => {
      const units = values.map((value) => unitFacts(rowOf({ surface: value, priceCents: value })))
      const chosen = filterAndSortUnits(units, readUnitCriteria(new URLSearchParams(pairs), known))
      for (const unit of chosen) expect(units).toContain(unit)
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})

test('J1 units are ordered by price, surface or floor; unknown values come last', () => {
  const units = [
    home({ priceCents: 3, floor: 2 }),
    home(),
    home({ priceCents: 1, surface: 50, floor: -1 }),
    home({ priceCents: 2, surface: 90, floor: 0 }),
  ]
  const order = (sort: string) =>
    filterAndSortUnits(units, read(`sort=${sort}`)).map((unit) => units.indexOf(unit))
  expect(order('price')).toEqual([2, 3, 0, 1])
  expect(order('price-desc')).toEqual([0, 3, 2, 1])
  expect(order('surface-desc')).toEqual([3, 2, 0, 1])
  expect(order('floor')).toEqual([2, 3, 0, 1])
  expect(order('price-list')).toEqual([0, 1, 2, 3])
})

test('one projection: a sold unit’s price can neither be filtered by nor inferred from its position', () => {
  const sold = unitFacts(rowOf({ state: 'sold', priceCents: 10_000_000 }))
  const dear = unitFacts(rowOf({ priceCents: 90_000_000 }))
  expect(sold.priceCents).toBeUndefined()
  expect(filterAndSortUnits([sold, dear], read('sort=price'))).toEqual([dear, sold])
  expect(filterAndSortUnits([sold], read('priceMax=900000'))).toEqual([])
})

test.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])(
  'J1 a unit of %d m² or euro shows what else is known',
  (value) => {
    const facts = unitFacts(rowOf({ surface: value, terrace: value, priceCents: value }))
    expect(facts).toEqual({ state: 'free', typeSlugs: ['appartement'], floor: 1, bedrooms: 2 })
  },
)

test('J1 a studio is known to have no bedroom', () => {
  expect(unitFacts(rowOf({ bedrooms: 0 })).bedrooms).toBe(0)
  expect(unitFacts(rowOf({ bedrooms: -3 })).bedrooms).toBeUndefined()
})

test.each([
  ['+1', 1],
  ['-1', -1],
  ['0', 0],
  ['2e verdieping', 2],
  ['Gelijkvloers', 0],
  ['gelijkvloerse verdieping', 0],
  ['Rez-de-chaussée', 0],
  ['Rez de jardin', 0],
  ['RDC', 0],
  ['R.D.C.', 0],
  ['Ground floor', 0],
  ['Erdgeschoß', 0],
  ['Kelder', -1],
  ['Sous-sol', -1],
  ['Basement', -1],
  ['Untergeschoss', -1],
  ['2e boven gelijkvloers', 2],
  ['Dakverdieping', undefined],
  ['Grounds', undefined],
  ['', undefined],
])('J1 floor %s is %s when units are ordered', (text, floor) => {
  expect(unitFacts(rowOf({ floors: { nl: text } })).floor).toBe(floor)
})

test('J1 the price range covers units that are still available', () => {
  expect(
    priceRange([
      home({ priceCents: 3 }),
      home({ priceCents: 5 }),
      home({ priceCents: 1, state: 'option' }),
      home({ priceCents: -4 }),
      home(),
    ]),
  ).toEqual({ fromCents: 3, toCents: 5 })
  expect(priceRange([home({ state: 'sold', priceCents: 3 })])).toBeUndefined()
})

test('J1 a project is sold out when the agency says so or each unit is sold, not while none is listed', () => {
  expect(isSoldOut('sold-out', [home()])).toBe(true)
  expect(isSoldOut('for-sale', [home({ state: 'sold' })])).toBe(true)
  expect(isSoldOut('for-sale', [home({ state: 'sold' }), home({ state: 'option' })])).toBe(false)
  expect(isSoldOut('for-sale', [])).toBe(false)
})

test('J1 each unit of a project that is sold out is sold; else each keeps its own state', () => {
  const units = [home({ floor: 1 }), home({ state: 'option' }), home({ state: 'sold' })]
  expect(offeredUnits('for-sale', units)).toEqual(units)
  expect(offeredUnits('sold-out', units)).toEqual([
    home({ state: 'sold', floor: 1 }),
    home({ state: 'sold' }),
    home({ state: 'sold' }),
  ])
})
