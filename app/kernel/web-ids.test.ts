import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecordFile, parseWebIds } from './web-ids'

test.each<[text: string | number | null | undefined, ids: number[]]>([
  ['1', [1]],
  ['1,3', [1, 3]],
  [' 3 , 1,', [3, 1]],
  ['1,1,01', [1]],
  ['1,huis,,2.5,-4,1e3,7', [1, 7]],
  ['12345678901', []],
  ['', []],
  [null, []],
  [undefined, []],
  [5, [5]],
])('V5 the types of %j are %j', (text, ids) => {
  expect(parseWebIds(text)).toEqual(ids)
})

test.each<[text: string | number | null | undefined, file: number | undefined]>([
  ['412', 412],
  [' 00412 ', 412],
  [412, 412],
  ['0', 0],
  ['', undefined],
  ['4-12', undefined],
  ['4.5', undefined],
  [-1, undefined],
  [null, undefined],
  [undefined, undefined],
])('V5 the file number %j is %j', (text, file) => {
  expect(parseRecordFile(text)).toBe(file)
})

test('V5 ids that are written are read again, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 999_999_999 })), (ids) => {
      expect(parseWebIds(ids.join(', '))).toEqual(ids)
      expect(parseWebIds([...ids, ...ids].join(','))).toEqual(ids)
    }),
  )
})
