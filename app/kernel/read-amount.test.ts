import { expect, test } from 'vitest'
import { readAmount, readCents, readDecimal } from './read-amount'

test.each([
  ['150000', 150_000],
  ['150.000', 150_000],
  ['1.250.000', 1_250_000],
  ['€ 150 000', 150_000],
  ['150\u202f000', 150_000],
  ['150,000', 150_000],
  ['150.000,50', 150_000.5],
  ['150,000.50', 150_000.5],
  ['12,5', 12.5],
  ['0', 0],
  ['', undefined],
  ['veel', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['1.2.3', undefined],
])('D11 "%s" is %s euros', (text, euros) => {
  expect(readAmount(text)).toBe(euros)
})

test.each([
  ['3,5', 3.5],
  ['3.125', 3.125],
  ['3,5 %', 3.5],
  ['4,', 4],
  ['', undefined],
  ['drie', undefined],
])('D11 "%s" is a rate of %s', (text, percent) => {
  expect(readDecimal(text)).toBe(percent)
})

test('D12 an amount that nobody pays for a home is a typing mistake', () => {
  expect(readCents('1.250,5')).toBe(125_050)
  expect(readCents('99999999999')).toBeUndefined()
})
