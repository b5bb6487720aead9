import { expect, test } from 'vitest'
import { readZip, zipAmong } from './read-zip'

test.each([
  ['1630', { zip: '1630' }],
  [' 1630 ', { zip: '1630' }],
  ['B-1630', { zip: '1630', country: 'BE' }],
  ['be 1630', { zip: '1630', country: 'BE' }],
  ['L-1648', { zip: '1648', country: 'LU' }],
  ['LU1648', { zip: '1648', country: 'LU' }],
  ['163', undefined],
  ['0630', undefined],
  ['16300', undefined],
  ['F-7500', undefined],
  ['Linkebeek', undefined],
  ['', undefined],
])('F1 %j is the postal code %j', (typed, zip) => {
  expect(readZip(typed)).toEqual(zip)
})

test.each([
  ['1650 Beersel', { zip: '1650' }],
  ['Beersel (1650)', { zip: '1650' }],
  ['L 1110 Luxembourg', { zip: '1110', country: 'LU' }],
  ['LU-1110', { zip: '1110', country: 'LU' }],
  ['Ukkel, B-1180', { zip: '1180', country: 'BE' }],
  ['Hal 1500', { zip: '1500' }],
  ['0475 123456', undefined],
  ['Ukkel', undefined],
])('F7 among the words %j is the postal code %j', (words, zip) => {
  expect(zipAmong(words)).toEqual(zip)
})
