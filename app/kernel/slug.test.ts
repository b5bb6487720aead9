import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ['Ruime gezinswoning met tuin', 'ruime-gezinswoning-met-tuin'],
  ['Maison à vendre : 3 chambres', 'maison-a-vendre-3-chambres'],
  ["Villa d'architecte à Braine-l'Alleud", 'villa-d-architecte-a-braine-l-alleud'],
  ['Villa d’architecte', 'villa-d-architecte'],
  ['’s-Gravenbrakel', 's-gravenbrakel'],
  ['Großzügige Wohnung, schöne Straße', 'grosszugige-wohnung-schone-strasse'],
  ['GROẞE WOHNUNG', 'grosse-wohnung'],
  ['Cœur de ville, ex æquo', 'coeur-de-ville-ex-aequo'],
  ['Bjørn & Łukasz', 'bjorn-lukasz'],
  ['Terrain de 12,5 m²', 'terrain-de-12-5-m2'],
  ['İstanbul', 'istanbul'],
  ['  -- huis --  ', 'huis'],
  ['Rhode-Saint-Gene\u0300se', 'rhode-saint-genese'],
  ['', ''],
  ['…', ''],
  ['Дом', ''],
])('L10 %j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('L10 a long title is cut at a word boundary, at most 70 characters', () => {
  const title = 'Prachtig gerenoveerd herenhuis met stadstuin, drie slaapkamers en garage in hartje Ukkel'
  expect(slugOf(title)).toBe('prachtig-gerenoveerd-herenhuis-met-stadstuin-drie-slaapkamers-en')
})

test('L10 a word that ends exactly at the limit stays whole', () => {
  expect(slugOf('huis met tuin', 8)).toBe('huis-met')
  expect(slugOf('huis met tuin', 7)).toBe('huis')
})

test('L10 one word without an end is cut inside', () => {
  expect(slugOf('x'.repeat(100))).toBe('x'.repeat(70))
})

const titles = fc.string({ unit: 'grapheme', maxLength: 200 })

test('L10 any title gives words of a-z and 0-9 with single hyphens, at most 70 characters', () => {
  fc.assert(
    fc.property(titles, (title) => {
      expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slugOf(title).length).toBeLessThanOrEqual(70)
    }),
  )
})

test('L10 a slug is its own slug', () => {
  fc.assert(
    fc.property(titles, (title) => {
      expect(slugOf(slugOf(title))).toBe(slugOf(title))
    }),
  )
})

test('L10 case does not matter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéèöçœ' -]{0,90}$/), (title) => {
      expect(slugOf(title.toUpperCase())).toBe(slugOf(title))
    }),
  )
})
