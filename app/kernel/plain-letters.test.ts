import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters'

test.each([
  ['Éléphant', 'elephant'],
  ['STRAẞE', 'strasse'],
  ['Œuvre Ægir', 'oeuvre aegir'],
  ['Ørsted, Łódź', 'orsted, lodz'],
  ['İstanbul ısı', 'istanbul isi'],
  ['12 m²', '12 m2'],
  ['𝐅ﬁne', 'ffine'],
  ["L'Île-d'Yeu", "l'ile-d'yeu"],
])('L10 %j in plain letters is %j', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test('L10 plain letters have neither capitals nor accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const plain = plainLetters(text)
      expect(plain).toBe(plain.toLowerCase())
      expect(plain).not.toMatch(/\p{M}/u)
    }),
  )
})
