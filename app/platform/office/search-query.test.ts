import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationalDigits } from '~/kernel/phone'
import { readSearch, toTsQuery } from './search-query'

test('B27 a search begins with two letters or digits', () => {
  for (const typed of ['', ' ', 'a', ' é ', '+', '((((', '- -'])
    expect(readSearch(typed), typed).toBeUndefined()
  expect(readSearch('ja')).toEqual({ words: ['ja'] })
  expect(readSearch('Château d’Été')).toEqual({ words: ['chateau', 'd', 'ete'] })
})

test.each([
  ['2706', 2706],
  ['#2706', 2706],
  ['réf. 2706', 2706],
  ['Referentie 2706', 2706],
  ['2706 b', undefined],
  ['99999999999', undefined],
  ['jan 2706', undefined],
])('B27 %j means the listing %s', (typed, number) => {
  expect(readSearch(typed)?.number).toBe(number)
})

const written = ['0475123456', '0475/12.34.56', '0475 12 34 56', '+32 475 12 34 56', '0032475123456']
written.push('+32 (0)475-12-34-56')

test('B27 a telephone number is the same however it is written, and so are its beginnings', () => {
  for (const phone of written) expect(nationalDigits(phone), phone).toBe('475123456')
  for (const typed of ['0475', '+32475', '+32 (0)475', '0032 475', '04 75'])
    expect(readSearch(typed)?.phone, typed).toBe('475')
  expect(nationalDigits('+352 26 12 34 56')).toBe(nationalDigits('26 12 34 56'))
  expect(nationalDigits('02 345 67 89')).toBe(nationalDigits('+32 2 345 67 89'))
})

test('B27 the query names each word by its beginning, and a number among them as a telephone too', () => {
  expect(toTsQuery({ words: ['jan', 'peet'] })).toBe("'jan':* & 'peet':*")
  expect(toTsQuery({ words: ['jan', '0475'] })).toBe("'jan':* & ('0475':* | '475':* | '32475':*)")
  expect(toTsQuery({ words: ['47', '512'], phone: '47512' })).toBe(
    "('47':* & '512':*) | '47512':* | '3247512':*",
  )
  expect(toTsQuery({ words: ['32475'], phone: '32475' })).toContain("| '475':*")
})

test('B27 whatever is typed, the query holds letters, digits and our own signs alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      const query = readSearch(typed)
      if (query)
        expect(toTsQuery(query)).toMatch(/^[()]*'[\p{L}\p{N}]+':\*([()| &]+'[\p{L}\p{N}]+':\*)*[)]*$/u)
    }),
  )
})
