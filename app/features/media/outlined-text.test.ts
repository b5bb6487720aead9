import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineLines, outlineText, outlineWithin } from './outlined-text'

const widthOf = (text: string) => outlineText(text, 'fraunces', 40).width
const pathsOf = (text: string) => outlineText(text, 'manrope', 40).paths.match(/<path /g)?.length ?? 0

test('D10 each letter of prices and names in all four languages is drawn, spaces are not', () => {
  expect(pathsOf('€ 495.000')).toBe(8)
  expect(pathsOf('Prijs op aanvraag')).toBe(15)
  expect(pathsOf('Écaussinnes-d’Enghien, Weiß, cœur – ijzer…')).toBe(38)
})

test('D10 a letter missing from the fonts loses its accent, or is left out', () => {
  expect(outlineText('Ž', 'manrope', 40)).toEqual(outlineText('Z', 'manrope', 40))
  expect(outlineText('房子 \u{1f3e1}', 'manrope', 40)).toEqual(outlineText(' ', 'manrope', 40))
})

test('D10 kerning moves an o closer to a T, with any accent', () => {
  expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o'))
  expect(widthOf('Tô') - widthOf('ô')).toBeCloseTo(widthOf('To') - widthOf('o'), 6)
})

test('D10 a text that does not fit ends in an ellipsis', () => {
  const cut = outlineWithin('Whitewashed courtyard farmhouse', 'fraunces', 40, 300)
  expect(cut.width).toBeLessThanOrEqual(300)
  expect(cut.width).toBeGreaterThan(240)
  expect(outlineWithin('Huis', 'fraunces', 40, 300)).toEqual(outlineText('Huis', 'fraunces', 40))
})

test('D10 any text stays within its width and number of lines, and is SVG', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 900 }), (text, width) => {
      const lines = outlineLines(text, 'manrope', 30, { width, most: 2 })
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) {
        expect(line.width).toBeLessThanOrEqual(width)
        expect(
          line.paths.replace(/<\/?g[^<>]*>|<path transform="translate\(-?[\d.]+\)" d="[^"<>]*"\/>/g, ''),
        ).toBe('')
      }
    }),
  )
})
