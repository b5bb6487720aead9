import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanDescription, limitText } from './text'

test.each([
  ['villa', 10, 'villa'],
  ['villa', 5, 'villa'],
  ['villa', 4, 'vil…'],
  ['een villa', 5, 'een…'],
  ['villa', 1, '…'],
  ['villa', 0, ''],
  ['', 0, ''],
  ['huis 🏡🏡', 7, 'huis…'],
  ['cafe\u0301s', 5, 'caf…'],
])('V2 %j limited to %d characters is %j', (text, limit, limited) => {
  expect(limitText(text, limit)).toBe(limited)
})

test('V2 a limited text never exceeds its limit, and begins like the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 1, max: 40 }),
      (text, limit) => {
        const limited = limitText(text, limit)
        expect(limited.length).toBeLessThanOrEqual(limit)
        expect(limited === text || text.startsWith(limited.slice(0, -1))).toBe(true)
        expect(limited.isWellFormed()).toBe(text.isWellFormed())
      },
    ),
  )
})

const words = (count: number) => 'woord '.repeat(count).trim()

test('V2 a description within 250 characters stays whole', () => {
  expect(cleanDescription('x'.repeat(250))).toBe('x'.repeat(250))
})

test('V2 a longer description is cut after a whole word', () => {
  const cleaned = cleanDescription(words(60))
  expect(cleaned).toBe(`${words(41)}…`)
  expect(cleaned.length).toBeLessThanOrEqual(250)
})

test('V2 a word that ends exactly before the ellipsis stays whole', () => {
  expect(cleanDescription('aaaa bbbb cccc', 10)).toBe('aaaa bbbb…')
  expect(cleanDescription(`${'a'.repeat(17)} b cccc`, 20)).toBe(`${'a'.repeat(17)} b…`)
})

test('V2 a word boundary at 80 percent or less is too early: the word is cut', () => {
  expect(cleanDescription(`${'a'.repeat(8)} ${'b'.repeat(20)}`, 10)).toBe('aaaaaaaa…')
  expect(cleanDescription(`${'a'.repeat(16)} ${'b'.repeat(20)}`, 20)).toBe('aaaaaaaaaaaaaaaa bb…')
  expect(cleanDescription(`${'a'.repeat(17)} ${'b'.repeat(20)}`, 20)).toBe('aaaaaaaaaaaaaaaaa…')
  expect(cleanDescription('x'.repeat(300))).toBe(`${'x'.repeat(249)}…`)
})

test('V2 tags do not count towards the limit', () => {
  expect(cleanDescription('<p><strong>Ruim</strong> huis</p>', 9)).toBe('Ruim huis')
})

test('V2 a description is one line within its limit', () => {
  const html = fc
    .array(fc.constantFrom('<p>', '</p>', '<br/>', '&nbsp;', '&eacute;', 'huis', ' ', '\n', '<', '&', '🏡'), {
      maxLength: 120,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(html, fc.integer({ min: 1, max: 100 }), (text, limit) => {
      const cleaned = cleanDescription(text, limit)
      expect(cleaned.length).toBeLessThanOrEqual(limit)
      expect(cleaned).not.toMatch(/<\/?p>|<br|&nbsp;|&eacute;|\s\s|[\n\t]|^\s|\s$/)
    }),
  )
})
