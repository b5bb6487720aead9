import { expect, test } from 'vitest'
import { formatList } from './format-list'

test.each([
  ['nl', 'Ukkel, Halle en Beersel'],
  ['fr', 'Ukkel, Halle et Beersel'],
  ['en', 'Ukkel, Halle and Beersel'],
  ['de', 'Ukkel, Halle und Beersel'],
] as const)('L3 words are joined as the language %s does', (locale, expected) => {
  expect(formatList(['Ukkel', 'Halle', 'Beersel'], locale)).toBe(expected)
  expect(formatList(['Ukkel'], locale)).toBe('Ukkel')
  expect(formatList([], locale)).toBe('')
})
