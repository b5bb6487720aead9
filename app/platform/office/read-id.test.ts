import { expect, test } from 'vitest'
import { readId } from './read-id'

test('B3 what an address has in place of a number is the number of nothing', () => {
  expect(readId('7')).toBe(7)
  expect(readId('999999999999999')).toBe(999_999_999_999_999)
  for (const text of ['0', '07', '-1', '1e3', '1.5', ' 7', '7\n', 'NaN', '', '9999999999999999', undefined])
    expect([text, readId(text)]).toEqual([text, 0])
})
