import { expect, test } from 'vitest'
import { readZip } from './read-zip'

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
