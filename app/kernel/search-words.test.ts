import { expect, test } from 'vitest'
import { searchedWords, wordQuery } from './search-words'

test('B27 words of a search are small, without accents and without signs; eight at most', () => {
  expect(searchedWords("  Łukasz D'Hôndt-Peeters, 2706 ")).toEqual([
    'lukasz',
    'd',
    'hondt',
    'peeters',
    '2706',
  ])
  expect(searchedWords("  L’Été — 2706/B | !(x) 'y':* ")).toEqual(['l', 'ete', '2706', 'b', 'x', 'y'])
  expect(searchedWords('a b c d e f g h i j')).toHaveLength(8)
})

test('B27 a word is looked for with letters that the database keeps, once, twice and wherever they can stand', () => {
  expect(wordQuery('jan')).toBe("'jan':*")
  expect(wordQuery('wal')).toBe("('wal':* | 'wał':*)")
  expect(wordQuery('thordur')).toContain("'þorður':*")
  expect(wordQuery('lalal')).toContain("'łałał':*")
  expect(wordQuery('hollolidollo').match(/:\*/g)).toHaveLength(30)
})
