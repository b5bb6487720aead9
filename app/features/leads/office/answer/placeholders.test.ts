import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { placeholderWord, placeholderWords } from './placeholder-words.server'
import { fillPlaceholders, placeholders, unknownIn } from './placeholders'

const words = placeholderWords()
const values = { firstName: 'Zoë', agency: 'Tilia {prénom}' }

test('B18 a placeholder is written in any of the four languages, and its value is never read as one', () => {
  for (const locale of locales) {
    const text = `${placeholderWord('firstName', locale)} – ${placeholderWord('agency', locale)}`
    expect(fillPlaceholders(text, words, values)).toEqual({ text: 'Zoë – Tilia {prénom}', left: [] })
  }
})

test('B18 what is unknown, and what has no value, is named as it was typed, once', () => {
  const text = 'Dag { Voornaam }, {vornam} en {vornam}, {pand}!'
  expect(fillPlaceholders(text, words, values)).toEqual({
    text: 'Dag Zoë, {vornam} en {vornam}, {pand}!',
    left: ['{vornam}', '{pand}'],
  })
  expect(unknownIn(text, words)).toEqual(['{vornam}'])
})

test('B18 no word means two things', () => {
  const all = placeholders.flatMap((name) => locales.map((locale) => [name, placeholderWord(name, locale)]))
  for (const [name, word = ''] of all)
    expect([word, words.get(word.slice(1, -1).toLowerCase())]).toEqual([word, name])
})

test('B18 text without placeholders is left as it is, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/\{[^{}\n]{1,60}\}/.test(text))
      expect(fillPlaceholders(text, words, values)).toEqual({ text, left: [] })
    }),
  )
})
