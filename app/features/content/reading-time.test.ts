import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time'

const words = (count: number) => 'woord '.repeat(count)

test('M2 the time that a text takes to read is said in whole minutes, at 200 words a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${words(200)}</p>`)).toBe(1)
  expect(readingMinutes(`<p>${words(200)}</p><p>nog</p>`)).toBe(2)
  expect(readingMinutes(`<h2 id="a b c">${words(199)}</h2><ul><li>één</li></ul> – `)).toBe(1)
})
