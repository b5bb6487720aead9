import { expect, test } from 'vitest'
import { formatDay, formatInstant, instantFormatter } from './day'

test('D1 a day is formatted in the page’s language, independent of the time zone', () => {
  expect(formatDay('2031-05-01', 'nl')).toBe('1 mei 2031')
  expect(formatDay('2031-05-01', 'fr')).toBe('1er mai 2031')
  expect(formatDay('2031-05-11', 'fr')).toBe('11 mai 2031')
  expect(formatDay('2031-05-01', 'en')).toBe('1 May 2031')
  expect(formatDay('2031-05-01', 'de')).toBe('1. Mai 2031')
})

test.each(['bij de akte', '2031-13-45', '2031-02-31', ''])(
  'D1 what is no day (%s) stays as it was written',
  (text) => {
    expect(formatDay(text, 'nl')).toBe(text)
  },
)

test('D1 in French the first day of a month is an ordinal, whatever stands around it, and nothing else is', () => {
  const dates = instantFormatter({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Brussels',
  })
  const [first, eleventh] = [new Date('2031-05-01T11:01:00Z'), new Date('2031-05-11T11:01:00Z')]
  expect(formatInstant(first, 'fr')).toBe('1er mai 2031 à 13:01')
  expect([dates(first, 'fr'), dates(eleventh, 'fr')]).toEqual(['jeudi 1er mai', 'dimanche 11 mai'])
  expect(dates(first, 'nl')).toBe('donderdag 1 mei')
})
