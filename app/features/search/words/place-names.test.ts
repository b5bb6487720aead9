import { expect, test } from 'vitest'
import { foldText } from '~/kernel/search-text'
import { placeNames } from './place-names'

const place = (zip: string, names: string[], over = {}) => ({
  zip,
  names: names.map(foldText),
  offered: false,
  isTown: true,
  isBelgian: true,
  within: [],
  ...over,
})

const codes = [
  place('1640', ['Sint-Genesius-Rode', 'Rhode-Saint-Genèse'], { offered: true }),
  place('1630', ['Linkebeek'], { offered: true }),
  place('8000', [], { within: ['8000'] }),
  place('8200', ['Sint-Andries'], { within: ['8000'] }),
  place('1150', ['Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre']),
  place('1200', ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert']),
  place('7100', ['La Louvière']),
  place('1648', ['Luxemburg'], { offered: true, isBelgian: false }),
  place('3930', ['Hamont']),
  place('3945', ['Hamond']),
]
const bruges = { area: '8000', names: ['brugge', 'bruges'], offered: true, isTown: true }
const places = placeNames(codes, [bruges])

test('P7 the name of a municipality of several codes means all of it, its code and its parts are in it', () => {
  expect(places.called('bruges')).toEqual({ areas: ['8000'] })
  expect(places.nearestName('brugge')?.meant).toEqual({ areas: ['8000'] })
  const areIn = ['8000', '8200', '1630', '9999'].map((zip) => places.isPart(zip, { areas: ['8000'] }))
  expect(areIn).toEqual([true, true, false, false])
  expect(places.isPart('1630', { zips: ['1630'] })).toBe(true)
})

test.each([
  ['sint genesius rode', ['1640']],
  ['st genesius rode', ['1640']],
  ['rhode st genese', ['1640']],
  ['louviere', ['7100']],
  ['rode', undefined],
])('P1 "%s" is a whole name of %s', (name, zips) => expect(places.called(name)?.zips).toEqual(zips))

test.each([
  ['rode', ['1640']],
  ['rhode', ['1640']],
  ['woluwe', ['1150', '1200']],
  ['sint', undefined],
  ['saint', undefined],
])('P1 "%s" is short for %s', (name, zips) => expect(places.shortlyCalled(name)?.zips).toEqual(zips))

test.each([
  ['linkebek', ['1630']],
  ['lnikebeek', ['1630']],
  ['lnkebek', undefined],
  ['brug', undefined],
  ['hamon', undefined],
])('P1 "%s" is nearly the name of %s; of two as near, of none', (typed, zips) => {
  expect(places.nearestName(typed)?.meant.zips).toEqual(zips)
})

test('P1 a range of codes holds the Belgian places with homes', () => {
  expect(places.between('1100', '1700')).toEqual(['1640', '1630'])
})
