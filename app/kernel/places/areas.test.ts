import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { countryIds, regionOf } from '~/kernel/region'
import { areaById, areaIdsOf, areaName, areas, isInArea } from './areas'
import { communes } from './communes'
import { placesNamed } from './find-places'
import { municipalities } from './municipalities'

const { belgium, luxembourg } = countryIds

const belgianPlaces = municipalities.filter(({ country }) => country === 'BE')

/** Dutch names of the municipalities, without parts, that an area contains. */
function municipalitiesIn(id: string): string[] {
  return belgianPlaces
    .filter(({ zip, parentZip }) => !parentZip && isInArea(id, { countryId: belgium, zip }))
    .map(({ nl }) => nl)
}

test('P7 ids of areas are unique and need no escape in an address', () => {
  const ids = areas.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

test('P7 Brussels is its nineteen municipalities', () => {
  expect(municipalitiesIn('brussels')).toHaveLength(19)
  expect(isInArea('brussels', { countryId: belgium, zip: '1020' })).toBe(true)
  expect(isInArea('brussels', { countryId: luxembourg, zip: '1020' })).toBe(false)
  expect(isInArea('atlantis', { countryId: belgium, zip: '1020' })).toBe(false)
})

test('P7 the Vlaamse Rand is its nineteen municipalities with all their parts', () => {
  const rand =
    'Asse Beersel Dilbeek Drogenbos Grimbergen Hoeilaart Kraainem Linkebeek Machelen Meise Merchtem Overijse ' +
    'Sint-Genesius-Rode Sint-Pieters-Leeuw Tervuren Vilvoorde Wemmel Wezembeek-Oppem Zaventem'
  expect(municipalitiesIn('vlaamse-rand').toSorted()).toEqual(rand.split(' '))
  for (const zip of ['1652', '1653', '1702', '1932', '1731']) {
    expect([zip, isInArea('vlaamse-rand', { countryId: belgium, zip })]).toEqual([zip, true])
  }
  expect(isInArea('vlaamse-rand', { countryId: belgium, zip: '1500' })).toBe(false)
})

test.each<[id: string, count: number]>([
  ['antwerpen', 67],
  ['vlaams-brabant', 63],
  ['brabant-wallon', 27],
  ['west-vlaanderen', 62],
  ['oost-vlaanderen', 55],
  ['limburg', 38],
  ['hainaut', 69],
  ['liege', 84],
  ['province-luxembourg', 43],
  ['namur', 38],
  ['halle-vilvoorde', 33],
  ['coast', 9],
  ['ostbelgien', 9],
])('P7 %s has %i municipalities', (id, count) => {
  expect(municipalitiesIn(id)).toHaveLength(count)
})

test('P7 every Belgian place is in its region, and outside Brussels in one province', () => {
  for (const { zip, fr } of belgianPlaces) {
    const place = { countryId: belgium, zip }
    const within = areaIdsOf(place)
    const kinds = within.map((id) => areaById(id)?.kind)
    expect([fr, within.includes(regionOf(place) ?? '')]).toEqual([fr, true])
    const provinces = kinds.filter((kind) => kind === 'province').length
    expect([zip, fr, provinces]).toEqual([zip, fr, regionOf(place) === 'brussels' ? 0 : 1])
  }
})

test('P7 a part of a municipality is in the whole of it', () => {
  for (const { zip, parentZip } of belgianPlaces) {
    if (parentZip) expect(areaIdsOf({ countryId: belgium, zip })).toContain(parentZip)
  }
})

test('P7 Luxembourg has a hundred communes, each in one canton and found by the name of its places', () => {
  expect(communes).toHaveLength(100)
  for (const { id, fr, also = [] } of communes) {
    for (const city of [fr, ...also]) {
      const within = areaIdsOf({ countryId: luxembourg, zip: '9999', city })
      expect([city, within.includes(id)]).toEqual([city, true])
      expect(within.filter((other) => areaById(other)?.kind === 'canton')).toHaveLength(1)
    }
  }
})

test('P7 a code of Luxembourg City is in the commune, its canton and the country', () => {
  expect(areaIdsOf({ countryId: luxembourg, zip: '2450' })).toEqual([
    'luxembourg',
    'canton-luxembourg',
    'lu-luxembourg',
  ])
})

test('P7 every area is found by its name in every language, unless a larger one has the same name', () => {
  for (const area of areas) {
    for (const locale of locales) {
      const name = areaName(area, locale)
      const found = placesNamed(name).areas
      expect([name, found.length > 0]).toEqual([name, true])
      const isLarger =
        !found.includes(area) && found.every(({ kind }) => kind === 'country' || kind === 'province')
      if (!isLarger)
        expect([name, found.map(({ id }) => id)]).toEqual([name, expect.arrayContaining([area.id])])
    }
  }
})

test.each<[name: string, ids: string[], zips: string[]]>([
  ['Brussels', ['brussels'], []],
  ['bxl', ['brussels'], []],
  ['BRÜSSEL', ['brussels'], []],
  ['1000', [], ['1000']],
  ['Bruxelles-Ville', ['1000'], []],
  ['BW', ['brabant-wallon'], []],
  ['Waals-Brabant', ['brabant-wallon'], []],
  ['Vl.-Brabant', ['vlaams-brabant'], []],
  ['vlaamse rand', ['vlaamse-rand'], []],
  ['Antwerpen', ['2000'], []],
  ['provincie Antwerpen', ['antwerpen'], []],
  ['Namur', ['5000'], []],
  ['Beersel', ['1650'], []],
  ['Dworp', [], ['1653']],
  ['Tourneppe', [], ['1653']],
  ['Sint-Ulriks-Kapelle', [], ['1700']],
  ['Linkebeek', [], ['1630']],
  ['Halle', ['1500'], []],
  ['Luxembourg', ['luxembourg'], []],
  ['Lëtzebuerg', ['luxembourg'], []],
  ['Luxembourg City', ['lu-luxembourg'], []],
  ['province de Luxembourg', ['province-luxembourg'], []],
  ['Mamer', ['lu-mamer'], []],
  ['Ottignies', [], ['1340']],
  ['Pelt', ['3900'], []],
  ['Atlantis', [], []],
  ['', [], []],
])('P7 %j means the areas %j and the codes %j', (name, ids, zips) => {
  const found = placesNamed(name)
  expect(found.areas.map(({ id }) => id)).toEqual(ids)
  expect(found.places.map(({ zip }) => zip)).toEqual(zips)
})
