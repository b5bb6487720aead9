import { expect, test } from 'vitest'
import { foldText } from '~/kernel/search-text'
import { concepts, entryIn, wordFiles } from './vocabulary'

test.each(Object.entries(wordFiles))(
  'P1 in %s every kind of word has words, each once',
  (_, { numbers, months, ordinals, ...kinds }) => {
    for (const [kind, words] of Object.entries(kinds)) {
      expect([kind, words.length]).not.toEqual([kind, 0])
      const folded = words.map(foldText)
      expect([kind, folded.filter((word, at) => folded.indexOf(word) !== at)]).toEqual([kind, []])
    }
    expect(Object.values(numbers).every((number) => number > 0)).toBe(true)
  },
)

test.each(Object.entries(wordFiles))(
  'P1 in %s no word is two kinds of home, nor both a home and nothing',
  (_, file) => {
    const kinds = [...concepts, 'ordinary', 'stop'] as const
    const words = kinds.flatMap((kind) => file[kind].map(foldText))
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  },
)

test('P1 German words are known without their umlauts as well', () => {
  for (const word of ['hauser', 'haeuser', 'grundstuck', 'grundstueck'])
    expect([word, entryIn(word, 'de')?.kinds.size]).toEqual([word, 1])
})
