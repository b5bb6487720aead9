import { expect, test } from 'vitest'
import { type Locale, locales } from '~/kernel/locale'
import { countryIds, regionOf } from '~/kernel/region'
import {
  type CountryCode,
  citySlug,
  findMunicipalities,
  municipalities,
  municipalityByZip,
  municipalityName,
} from './municipalities'

/** The place with a code, which the list must contain. */
function place(zip: string, country: CountryCode = 'BE') {
  const found = municipalityByZip(zip, country)
  if (!found) throw new Error(`no place ${country} ${zip}`)
  return found
}

test('D7 the list agrees with the postal codes on the region of every place', () => {
  for (const { zip, country, region } of municipalities) {
    const countryId = country === 'LU' ? countryIds.luxembourg : countryIds.belgium
    expect([zip, regionOf({ countryId, zip })]).toEqual([zip, region])
  }
})

test('P1 codes are unique and have four digits, and every part has its municipality', () => {
  const codes = municipalities.map(({ country, zip }) => `${country} ${zip}`)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^(?:BE|LU) \d{4}$/.test(code))).toEqual([])
  for (const { parentZip, country } of municipalities) if (parentZip) place(parentZip, country)
})

test('P1 every place lies in or beside the two countries, Luxembourg’s in Luxembourg', () => {
  for (const { lat, lng } of municipalities) {
    expect(lat).toBeGreaterThan(49.4)
    expect(lat).toBeLessThan(51.6)
    expect(lng).toBeGreaterThan(2.5)
    expect(lng).toBeLessThan(6.6)
  }
})

test.each<[zip: string, country: CountryCode, name: string | undefined]>([
  ['1180', 'BE', 'Uccle'],
  ['1653', 'BE', 'Tourneppe'],
  ['4000', 'BE', 'Liège'],
  ['4000', 'LU', undefined],
  ['4001', 'LU', 'Esch-sur-Alzette'],
  ['4399', 'LU', 'Esch-sur-Alzette'],
  ['4400', 'LU', undefined],
  ['1009', 'LU', 'Luxembourg'],
  ['1648', 'LU', 'Luxembourg'],
  ['2999', 'LU', 'Luxembourg'],
  ['1648', 'BE', undefined],
  ['16480', 'LU', undefined],
  ['150', 'LU', undefined],
  ['', 'BE', undefined],
])('L10 %s in %s is %s', (zip, country, name) => {
  expect(municipalityByZip(zip, country)?.fr).toBe(name)
})

test.each<[zip: string, locale: Locale, name: string]>([
  ['1180', 'nl', 'Ukkel'],
  ['1180', 'fr', 'Uccle'],
  ['1180', 'en', 'Uccle'],
  ['1180', 'de', 'Uccle'],
  ['1640', 'en', 'Sint-Genesius-Rode'],
  ['1640', 'de', 'Sint-Genesius-Rode'],
  ['1420', 'en', 'Braine-l’Alleud'],
  ['1000', 'en', 'Brussels'],
  ['4000', 'de', 'Lüttich'],
])('L17 the name of %s in %s is %s', (zip, locale, name) => {
  expect(municipalityName(place(zip), locale)).toBe(name)
})

test('L17 in Luxembourg a place without an English name has its French one', () => {
  expect(municipalityName(place('4138', 'LU'), 'en')).toBe('Esch-sur-Alzette')
})

test.each<[zip: string, locale: Locale, slug: string]>([
  ['1180', 'nl', 'ukkel'],
  ['1180', 'fr', 'uccle'],
  ['1420', 'fr', 'braine-l-alleud'],
  ['1640', 'fr', 'rhode-saint-genese'],
  ['4000', 'de', 'luttich'],
])('L10 the city segment of %s in %s is %s', (zip, locale, slug) => {
  expect(citySlug(place(zip), locale)).toBe(slug)
})

test.each<[words: string, zips: string[]]>([
  ['Uccle', ['1180']],
  ['UKKEL', ['1180']],
  ['rhode saint genese', ['1640']],
  ["BRAINE L'ALLEUD", ['1420']],
  ['braine-l’alleud', ['1420']],
  ['Crainhem', ['1950']],
  ['Lëtzebuerg', ['1648']],
  ['Brüssel', ['1000']],
  ['1180', ['1180']],
  ['1650', ['1650']],
  ['4138', ['4138']],
  ['4150', ['4138']],
  ['Ucc', []],
  ['Atlantis', []],
  ['9999', []],
  ['', []],
])('P1 %j means %j', (words, zips) => {
  expect(findMunicipalities(words).map(({ zip }) => zip)).toEqual(zips)
})

test('P1 every place can be found by each of its names and by its code', () => {
  for (const one of municipalities) {
    for (const locale of locales) expect(findMunicipalities(municipalityName(one, locale))).toContain(one)
    expect(findMunicipalities(one.zip)).toContain(one)
  }
})
