import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileWords } from '../../tests/audit/hostile-words'
import { csvHead, csvLine } from './csv'

const read = (line: string): string[] =>
  parse(line, { delimiter: ';', relax_column_count: true, bom: true })[0] ?? []

test.each([
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '﹢1',
    '−1',
    '\t1',
    `=cmd|' /C calc'!A0`,
  ],
  ...['  =1', '\u00a0@A', '\u200b=1', '\ufeff=1', '\u3000＝1', '\u0001-1'],
])('B8 B20 a spreadsheet takes %j of an export for text', (value) => {
  const [cell = '', other] = read(csvLine([value, 'x']))
  expect([cell[0], cell.replaceAll("'", ''), other]).toEqual(["'", value.replaceAll("'", ''), 'x'])
})

test('B8 B20 whoever opens an export with another separator gets no formula either', () => {
  expect(read(csvLine(['a;=1', 'b, @A1', 'c\n-1']))).toEqual(["a;'=1", "b,' @A1", "c\n'-1"])
})

/** The cells that a program finds that ends them at a separator whatever the quotes say. */
const cellsAt = (line: string, separator: string): string[] =>
  line.split(new RegExp(`[${separator}\\r\\n]`)).map((cell) => cell.replace(/^"+/, ''))

const isFormula = (cell: string) => /^[=+\-@]/.test(cell.normalize('NFKC').replace(/^[\s\p{C}]+/u, ''))

test('B8 B20 no letter that reads as the beginning of a formula comes first in a cell', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter(isFormula)
  expect(letters).toContain('⩵')
  expect(letters.filter((letter) => isFormula(read(csvLine([letter, '']))[0] ?? ''))).toEqual([])
})

/** Words as people write them and as attackers do, one behind the other. */
const pieces = fc.constantFrom(...'=+-@＝﹣⁺;,\t\r\n" \u00a0\u200b\'aé1'.split(''))
const value = fc.oneof(fc.string({ unit: pieces }), fc.string({ unit: 'binary' }))

test('B8 B20 values come back as they were, but for apostrophes, and begin no formula with any separator', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 5 }), (values) => {
      const line = csvLine(values)
      const without = (one: string) => one.replaceAll("'", '')
      expect(read(line).map(without)).toEqual(values.map(without))
      for (const separator of [';', ',', '\t']) expect(cellsAt(line, separator).filter(isFormula)).toEqual([])
      expect(read(line).some((cell) => /^[\t\r\n]/.test(cell) || isFormula(cell))).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('B8 2,000 hostile values stay words in every cell, whatever separator a program takes', () => {
  for (const word of hostileWords(2_000)) {
    const line = csvLine(['x', word, `x;${word}`])
    for (const separator of [';', ',', '\t']) expect(cellsAt(line, separator).filter(isFormula)).toEqual([])
  }
})

test('B20 B29 a file begins as Excel needs it to read UTF-8, with semicolons between its columns', () => {
  expect(csvHead(['naam', 'prénom'])).toBe('\ufeff"naam";"prénom"\r\n')
})
