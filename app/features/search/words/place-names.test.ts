import { expect, test } from 'vitest'
import { foldText } from '~/kernel/search-text'
import { placeNames } from './place-names'

const place = (zip: string, names: string[], over = {}) => ({
  zip,
  names: names.map(foldText),
  offered: false,
  isTown: true,
  within: [],
  ...over,
})

const codes = [
  place('1640', ['Sint-Genesius-Rode', 'Rhode-Saint-Genèse'], { offered: true }),
  place('1630', ['Linkebeek'], { offered: true }),
  place('8000', [], { within: ['8000', 'flanders'] }),
  place('8200', ['Sint-Andries'], { within: ['8000', 'flanders'] }),
  place('9120', ['Beveren-Waas'], { within: ['9120', 'flanders'] }),
  place('1150', ['Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre']),
  place('1200', ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert']),
  place('7100', ['La Louvière']),
  place('L-1648', ['Luxemburg'], { offered: true }),
  place('3930', ['Hamont']),
  place('3945', ['Hamond']),
]
const whole = (area: string, names: string[]) => {
  const within = [area, 'flanders']
  return { area, names, offered: true, isTown: true, within }
}
const places = placeNames(codes, [whole('8000', ['brugge', 'bruges']), whole('9120', ['beveren kruibeke'])])

test('P7 the name of a municipality of several codes means all of it, its code and its parts are in it', () => {
  expect(places.called('bruges')).toEqual({ areas: ['8000'] })
  expect(places.nearestName('brugge')?.meant).toEqual({ areas: ['8000'] })
})

test('P1b places lie in areas, and are among others', () => {
  const inner = { zips: ['8000', '8200', '1630', '9999'] }
  expect(places.within(inner, { areas: ['8000'] })).toEqual({ zips: ['8000', '8200'] })
  expect(places.within({ areas: ['8000'] }, { areas: ['flanders'] })).toEqual({ areas: ['8000'] })
  expect(places.within(inner, { zips: ['1630'] })).toEqual({ zips: ['1630'] })
  expect(places.within(inner, { areas: ['wallonia'] })).toBeUndefined()
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
  ['beveren', ['9120']],
  ['sint', undefined],
  ['saint', undefined],
])('P1 "%s" is short for %s', (name, zips) => expect(places.shortlyCalled(name)).toEqual(zips && { zips }))

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
