import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './search-text'

test.each([
  ['UCCLE', 'uccle'],
  ['Liège', 'liege'],
  ['Lie\u0300ge', 'liege'],
  ['Rhode-Saint-Genèse', 'rhode saint genese'],
  ["BRAINE-L'ALLEUD", 'braine l alleud'],
  ['Braine-l’Alleud', 'braine l alleud'],
  ['  Sint - Genesius\u00a0 Rode ', 'sint genesius rode'],
  ['Großweiler', 'grossweiler'],
  ['Cœur', 'coeur'],
  ['Lëtzebuerg', 'letzebuerg'],
  ['1180 Ukkel', '1180 ukkel'],
  ['', ''],
  ['—', ''],
])('H4 %j is normalised to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

const texts = fc.string({ unit: 'grapheme', maxLength: 60 })

test('H4 normalising twice changes nothing, and leaves no space to trim', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = foldText(text)
      expect(foldText(once)).toBe(once)
      expect(once).toBe(once.trim().replace(/\s+/g, ' '))
    }),
  )
})

test('H4 case, accents and the kind of hyphen do not matter', () => {
  const letters = fc.stringMatching(/^[a-zéèêëïôöüç -]{0,40}$/)
  fc.assert(
    fc.property(letters, (text) => {
      expect(foldText(text.toUpperCase().replaceAll('-', '‑').normalize('NFD'))).toBe(foldText(text))
    }),
  )
})
