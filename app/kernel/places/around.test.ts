import { expect, test } from 'vitest'
import { readAround, writeAround } from './around'

test.each<[text: string, meant: string | undefined]>([
  ['Halle~10', 'Halle~10'],
  ['1653~1', '1653~1'],
  ['Halle', 'Halle~5'],
  ['  Station   Linkebeek ~5', 'Station Linkebeek~5'],
  ['Halle~0', 'Halle~1'],
  ['Halle~500', 'Halle~50'],
  ['Halle~', undefined],
  ['~5', undefined],
  ['Halle~5~5', undefined],
  ['<b>~5', undefined],
  ['', undefined],
])('P7 around %j is read as %j', (text, meant) => {
  const around = readAround(text)
  expect(around && writeAround(around)).toBe(meant)
})
