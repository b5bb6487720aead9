import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from './xml'

test.each([
  ['Huis & tuin', 'Huis &amp; tuin'],
  ['<b>"x"</b> ]]>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt; ]]&gt;'],
  ['&amp;', '&amp;amp;'],
  ['a\u0000b\u000bc\tn\n', 'abc\tn\n'],
  ['\ud800x \u{1f3e1}\uffff', 'x \u{1f3e1}'],
])('L14 the text %j is escaped as %j in XML', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})

const read = (xml: string) =>
  xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

test('L14 an escaped text can end neither an element nor an attribute, and is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = escapeXml(text)
      expect(written).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
      expect(read(written)).toBe(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
    }),
  )
})
