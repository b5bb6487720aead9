import { expect, test } from 'vitest'
import { listingRecord } from './feed.fixture'
import { mergeListings } from './merge-records'
import { planCities, planTypes } from './plan-catalogue'
import { toCatalogue } from './to-catalogue'

const house = {
  webId: 1,
  names: { nl: 'Huis/villa/hoeve', fr: 'Maison/villa/ferme' },
  showOrder: 0,
  sale: true,
  rent: false,
}

const read = (records: unknown[], lists: { webIDs?: unknown[]; citys?: unknown[] } = {}) =>
  toCatalogue(
    { webIDs: [], citys: [], ...lists },
    { listings: mergeListings(records, 'nl').merged, projects: [] },
  )

const bungalow = listingRecord({ MainTypeName: 'bungalow 12' })

test('P5 a partial feed without webIDs neither renames nor reorders a type', () => {
  expect(planTypes(read([bungalow]).types, [house], true)).toEqual([])
})

test('I1 a French record with a Dutch type changes no French name in a partial feed', () => {
  const record = listingRecord({ language: 'fr', MainTypeName: 'bungalow' })
  expect(planTypes(read([record]).types, [house], true)).toEqual([])
})

test('I1 a partial feed completes a type that has no name in the language of a record', () => {
  const dutchOnly = { ...house, names: { nl: 'Huis/villa/hoeve' } }
  const { types } = read([bungalow, listingRecord({ language: 'fr', MainTypeName: 'maison' })])
  expect(planTypes(types, [dutchOnly], true)).toEqual([
    { ...house, names: { nl: 'Huis/villa/hoeve', fr: 'maison' } },
  ])
})

test('I1 a partial feed adds a type that the site does not know', () => {
  expect(planTypes(read([listingRecord({ WebID: 9, MainTypeName: 'loft' })]).types, [house], true)).toEqual([
    { webId: 9, names: { nl: 'loft' }, showOrder: 109, sale: true, rent: true },
  ])
})

test('P5 a list of types changes what it says about one, in a partial feed too, and nothing else', () => {
  const named = read([], { webIDs: [{ WebID: 1, Name: 'Woning', language: 'nl' }] })
  const woning = { ...house, names: { nl: 'Woning', fr: 'Maison/villa/ferme' } }
  for (const partial of [true, false]) expect(planTypes(named.types, [house], partial)).toEqual([woning])
  const moved = read([], { webIDs: [{ WebID: 1, Name: 'Woning', ShowOrder: 4, Rent: true, language: 'nl' }] })
  expect(planTypes(moved.types, [house], true)).toEqual([{ ...woning, showOrder: 4, rent: true }])
})

test('P5 a complete feed without webIDs takes names from its records, and keeps the order of types', () => {
  expect(planTypes(read([bungalow]).types, [house], false)).toEqual([
    { ...house, names: { ...house.names, nl: 'bungalow 12' } },
  ])
})

test('D7 P1 a municipality is listed by the digits of its postal code, and without a code not at all', () => {
  const named = (Zip: string) => ({ Name: 'LUXEMBOURG', Zip, language: 'fr' })
  const { cities, warnings } = read([], { citys: [named('L-1648'), named('75001')] })
  expect(cities).toMatchObject([{ countryId: 50, zip: '1648' }])
  expect(warnings).toMatchObject([{ kind: 'city', index: 1, field: 'Zip' }])
})

const linkebeek = { countryId: 10, zip: '1630', names: { nl: 'Linkebeek', fr: 'Linkebeek' } }

test('I1 a record of a partial feed renames no municipality; a list does', () => {
  const record = listingRecord({ City: 'Linkebeek-Hol' })
  const known = { ...linkebeek, names: { ...linkebeek.names, en: 'Linkebeek', de: 'Linkebeek' } }
  expect(planCities(read([record]).cities, [known], true)).toEqual([])
  const citys = [{ Name: 'Linkebeek-Hol', Zip: '1630', CountryID: 10, language: 'nl' }]
  expect(planCities(read([], { citys }).cities, [known], true)).toEqual([
    { ...known, names: { ...known.names, nl: 'Linkebeek-Hol' } },
  ])
})
