import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv'

const read = (line: string): string[] => parse(line, { relax_column_count: true })[0] ?? []

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', `=cmd|' /C calc'!A0`])(
  'security: a spreadsheet takes %j of an export for text',
  (value) => {
    expect(read(csvLine([value, 'x']))).toEqual([`'${value}`, 'x'])
  },
)

test('security: any values come back from a line as they were, but for that apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (values) => {
      const back = read(csvLine(values))
      expect(back.map((value, index) => (value === values[index] ? value : value.slice(1)))).toEqual(values)
      expect(back.some((value) => /^[=+\-@\t\r\n]/.test(value))).toBe(false)
    }),
  )
})
