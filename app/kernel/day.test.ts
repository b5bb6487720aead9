import { expect, test } from 'vitest'
import { formatDay } from './day'

test('D1 a day is formatted in the page’s language, independent of the time zone', () => {
  expect(formatDay('2031-05-01', 'nl')).toBe('1 mei 2031')
  expect(formatDay('2031-05-01', 'fr')).toBe('1er mai 2031')
  expect(formatDay('2031-05-11', 'fr')).toBe('11 mai 2031')
  expect(formatDay('2031-05-01', 'en')).toBe('1 May 2031')
  expect(formatDay('2031-05-01', 'de')).toBe('1. Mai 2031')
})

test.each(['bij de akte', '2031-13-45', ''])('D1 what is no day (%s) stays as it was written', (text) => {
  expect(formatDay(text, 'nl')).toBe(text)
})
