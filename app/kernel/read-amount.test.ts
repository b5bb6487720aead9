import { expect, test } from 'vitest'
import { mostEuros } from './bounds'
import { readAmount, readCents, readDecimal, readSurface, readWhole } from './read-amount'

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

test.each([
  ['1200', 1_200],
  ['1.200', 1_200],
  ['1 200', 1_200],
  ['1’200', 1_200],
  ['1.200,00', 1_200],
  ['€ 450.000,00', 450_000],
  ['120 m²', 120],
  ['120 m2', 120],
  ['1.200 M²', 1_200],
  ['12 are', 1_200],
  ['120,4 m²', 120],
  ['0', 0],
  ['-3', -3],
  ['2.5', undefined],
  ['12,5', undefined],
  ['1.25', undefined],
  ['- m²', undefined],
  ['-3 m²', undefined],
  ['m²', undefined],
  ['3 acres', undefined],
  ['veel', undefined],
  ['1e9', undefined],
  ['--3', undefined],
  ['', undefined],
])('P1 "%s" is the whole number %s', (text, number) => {
  expect(readWhole(text)).toBe(number)
})

test.each([
  ['800', 800],
  ['2 500 m²', 2_500],
  ['120,5', 121],
  ['12a', 1_200],
  ['1,5 ha', 15_000],
  ['1,125 ha', 11_250],
  ['0,125 ha', 1_250],
  ['3 acres', undefined],
  ['ha', undefined],
  ['', undefined],
])('P1 "%s" is a surface of %s m²', (text, m2) => {
  expect(readSurface(text)).toBe(m2)
})

test('D12 an amount that nobody pays for a home is a typing mistake', () => {
  expect(readCents('1.250,5')).toBe(125_050)
  expect(readCents(String(mostEuros))).toBe(mostEuros * 100)
  expect(readCents(String(mostEuros + 1))).toBeUndefined()
})

test('P3 an amount that somebody types is rounded as one of the feed is', () => {
  expect(readCents('8,1650')).toBe(817)
})
