import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities } from './entities'

test.each([
  ['&amp;', '&'],
  ['&lt;p&gt;', '<p>'],
  ['&quot;x&quot; &apos;', '"x" \''],
  ['caf&eacute;', 'café'],
  ['&Eacute;t&eacute;', 'Été'],
  ['gro&szlig;z&uuml;gig', 'großzügig'],
  ['fa&ccedil;ade', 'façade'],
  ['c&oelig;ur', 'cœur'],
  ['12&nbsp;m&sup2;', '12 m²'],
  ['1&frac12;', '1½'],
  ['&#233;&#xE9;&#Xe9;', 'ééé'],
  ['&#x1F3E1;', '🏡'],
  ['&zwnj;', ' '],
  ['&constructor;', ' '],
  ['&#0;&#7;&#x80;', '   '],
  ['&#xD800;', ' '],
  ['&#9999999;', ' '],
  ['&amp;eacute;', '&eacute;'],
  ['B&B', 'B&B'],
  ['tuin & garage;', 'tuin & garage;'],
  ['&;', '&;'],
])('V2 %j stands for %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

/** As a web page writes it: every character that could be markup as a number. */
const encoded = (text: string) =>
  [...text].map((one) => (/[\w ]/.test(one) ? one : `&#${one.codePointAt(0)};`)).join('')

test('V2 what was written as entities is read again, once and not twice', () => {
  const readable = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text))
  fc.assert(
    fc.property(readable, (text) => {
      expect(decodeEntities(encoded(text))).toBe(text)
    }),
  )
})

test('V2 text without an ampersand is left as it is, and nothing makes it longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const decoded = decodeEntities(text)
      expect(decoded.length).toBeLessThanOrEqual(text.length)
      if (!text.includes('&')) expect(decoded).toBe(text)
    }),
  )
})
