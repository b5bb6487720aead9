import { expect, test } from 'vitest'
import { keptWords, searchedWords, wordQuery } from './search-words'

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

test('B27 a word with a letter that the database keeps is looked for with and without it', () => {
  expect(keptWords('Łukasz Wałęsa, Þórður')).toEqual(['łukasz', 'wałesa', 'þorður'])
  expect(wordQuery('wałesa')).toBe("('wałesa':* | 'walesa':*)")
  expect(wordQuery('nobody')).toBe("'nobody':*")
})
