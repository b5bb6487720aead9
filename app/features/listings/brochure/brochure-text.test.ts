import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brochureText } from './brochure-text'

const lead = 'Een villa in baksteen en wit pleisterwerk uit 1958. '.repeat(4).trim()

test('D4 the front shows the agency’s first words, without the lists that the back has', () => {
  const html = `<p>${lead}</p><h3>Indeling</h3><ul><li>Hal</li><li>Keuken</li></ul>`
  expect(brochureText(html, 'Villa', false)).toBe(lead)
})

test('D4 a description that begins with a list is shown all the same', () => {
  expect(brochureText('<ul><li>Hal, keuken en vier slaapkamers</li></ul>', 'Huis', false)).toContain(
    'Hal, keuken',
  )
})

test('D4 a listing without a description has an empty front', () => {
  expect(brochureText('', 'Huis', false)).toBe('')
})

test('D4 a longer title or a notice of the state leaves less room for the text', () => {
  const html = `<p>${lead.repeat(40)}</p>`
  const lengths = [
    brochureText(html, 'Villa', false),
    brochureText(html, 'V'.repeat(90), false),
    brochureText(html, 'V'.repeat(400), false),
    brochureText(html, 'V'.repeat(400), true),
  ].map(({ length }) => length)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 300 }), fc.boolean(), (text, title, hasNotice) => {
      expect(brochureText(text.repeat(200), title, hasNotice).length).toBeLessThanOrEqual(880)
    }),
  )
})
