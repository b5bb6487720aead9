import { expect, test } from 'vitest'
import { foldText } from '~/kernel/search-text'
import { placeNames } from './place-names'

const place = (zip: string, names: string[], over = {}) => ({
  zip,
  names: names.map(foldText),
  offered: false,
  isTown: true,
  isBelgian: true,
  ...over,
})

const places = placeNames([
  place('1640', ['Sint-Genesius-Rode', 'Rhode-Saint-Genèse'], {
    offered: true,
    point: { lat: 50.75, lng: 4.36 },
  }),
  place('1630', ['Linkebeek'], { offered: true, point: { lat: 50.77, lng: 4.34 } }),
  place('8000', ['Brugge', 'Bruges'], { offered: true, point: { lat: 51.21, lng: 3.22 } }),
  place('1150', ['Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre']),
  place('1200', ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert']),
  place('7100', ['La Louvière']),
  place('1648', ['Luxemburg'], { offered: true, isBelgian: false }),
  place('3930', ['Hamont']),
  place('3945', ['Hamond']),
])

test.each([
  ['sint genesius rode', ['1640']],
  ['st genesius rode', ['1640']],
  ['rhode st genese', ['1640']],
  ['louviere', ['7100']],
  ['rode', undefined],
])('P1 "%s" is a whole name of %s', (name, zips) => expect(places.called(name)).toEqual(zips))

test.each([
  ['rode', ['1640']],
  ['rhode', ['1640']],
  ['woluwe', ['1150', '1200']],
  ['sint', undefined],
  ['saint', undefined],
])('P1 "%s" is short for %s', (name, zips) => expect(places.shortlyCalled(name)).toEqual(zips))

test.each([
  ['linkebek', ['1630']],
  ['lnikebeek', ['1630']],
  ['lnkebek', undefined],
  ['brug', undefined],
  ['hamon', undefined],
])('P1 "%s" is nearly the name of %s; of two as near, of none', (typed, zips) => {
  expect(places.nearestName(typed)?.zips).toEqual(zips)
})

test('P1 a range of codes holds the Belgian places with homes', () => {
  expect(places.between('1100', '1700')).toEqual(['1640', '1630'])
})

test('P1 near a place are those with homes within a few kilometres', () => {
  expect(places.around(['1640'])).toEqual(['1630'])
  expect(places.around(['8000'])).toEqual([])
  expect(places.around(['1150'])).toEqual([])
})
