import { expect, test } from 'vitest'
import type { Locale } from './locale'
import { formatArea, formatNumber, formatPercent } from './numbers'

test.each<[number: number, locale: Locale, text: string]>([
  [1250, 'nl', '1.250'],
  [1250, 'fr', '1\u202f250'],
  [1250, 'en', '1,250'],
  [1250, 'de', '1.250'],
  [12.5, 'nl', '12,5'],
  [12.5, 'en', '12.5'],
  [12.346, 'de', '12,35'],
  [-3, 'nl', '-3'],
  [0, 'fr', '0'],
])('L17 %d in %s is formatted as %j', (number, locale, text) => {
  expect(formatNumber(number, locale)).toBe(text)
})

test('D1 an area has its unit after a non-breaking space', () => {
  expect(formatArea(1250, 'nl')).toBe('1.250\u00a0m²')
  expect(formatArea(95.5, 'en')).toBe('95.5\u00a0m²')
})

test.each<[Locale, string]>([
  ['nl', '12,5\u00a0%'],
  ['fr', '12,5\u00a0%'],
  ['en', '12.5%'],
  ['de', '12,5\u00a0%'],
])('P3 in %s a percentage is %j', (locale, text) => expect(formatPercent(12.5, locale)).toBe(text))
