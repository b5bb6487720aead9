import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownMistakes, picturesIn } from './markdown-mistakes'

const check = {
  isPage: (original: string) => original.startsWith('/services/'),
  hasFile: (file: string) =>
    ['media/a.webp', 'media/een été.webp', 'media/a.svg', 'media/a.mp4'].includes(file),
}
const mistakesOf = (text: string) => markdownMistakes(text, check)

test('content: a text with links and pictures of the site has no mistakes', () => {
  const text = `## Diensten

[wij](/services/) en [zij](https://a.example/x), <https://b.example/>, [bel](tel:+322) of [schrijf](mailto:a@b.example)

![huis](media/a.webp) ![zomer](<media/een été.webp>) ![zomer](media/een%20%C3%A9t%C3%A9.webp)

\`<script>\` is code.

| a | b |
|---|---|
| [x](/services/#b) | 2 |
`
  expect(mistakesOf(text)).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', /^HTML is not shown: <script>/],
  ['tekst <b>vet</b>', /^HTML is not shown: <b>/],
  ['<!-- verborgen -->', /^HTML is not shown: <!--/],
  ['[x](javascript:alert(1))', /not javascript:alert/],
  ['[x](JaVaScRiPt:alert(1))', /^a link begins with/],
  ['[x](data:text/html,x)', /not data:text/],
  ['[x](vbscript:x)', /^a link begins with/],
  ['<javascript:x>', /^a link begins with/],
  ['[x](//evil.example/)', /not \/\/evil/],
  ['[x](diensten/)', /^a link begins with/],
  ['[x](/gone/)', /^there is no page \/gone\/$/],
  ['[x][y]\n\n[y]: /gone/', /^there is no page \/gone\/$/],
  ['![x](media/none.webp)', /^there is no picture media\/none\.webp$/],
  ['![x](https://a.example/a.webp)', /^there is no picture https:/],
  ['![x](/media/a.webp)', /^there is no picture/],
  ['![x](media/a.svg)', /^media\/a\.svg is not of type \.webp, \.png, /],
  ['![x](media/a.mp4)', /^media\/a\.mp4 is not of type /],
  ['![x](%E9.webp)', /^there is no picture %E9\.webp$/],
  ['![x](%.webp)', /^there is no picture/],
])('content: %j is a mistake', (text, says) => {
  const mistakes = mistakesOf(text)
  expect(mistakes[0]?.reason).toMatch(says)
  expect(mistakes[0]?.line).toBe(1)
})

test.each([
  ['een\n\ntwee\n\n<script>x</script>', [5]],
  ['een\ntwee [x](/gone/)\ndrie <b>', [2, 3]],
  ['een  \ntwee [x](/gone/)', [2]],
  ['- a\n- b\n  - [x](/gone/)', [3]],
  ['> een\n>\n> [x](/gone/)', [3]],
  ['| a |\n|---|\n| 1 |\n| [x](/gone/) |\n\n[y](/gone/)', [4, 6]],
  ['## kop\n\n```\n<b>\n```\n\n![x](none.webp)', [7]],
  ['\n\n\n[x](/gone/)', [4]],
])('content: the mistakes of %j stand in lines %j', (text, lines) =>
  expect(mistakesOf(text).map(({ line }) => line)).toEqual(lines),
)

test('content: a mistake is reported on one line, however long it is', () => {
  const long = 'x'.repeat(5000)
  for (const text of [`<b ${long}>`, `[x](${long})`, `![x](${long}.webp)`])
    for (const { reason } of mistakesOf(text)) expect(reason.length).toBeLessThan(200)
})

test('content: pictures are found by their file names, but not inside code', () => {
  const text =
    '![a [b] c](media/a.webp)\n\n![x][y] `![](c.webp)`\n\n[y]: <media/een été.webp> "z"\n\n    ![](d.webp)'
  expect(picturesIn(text)).toEqual(['media/a.webp', 'media/een été.webp'])
})

test('content: no text makes the check fail', () => {
  const pieces = fc.constantFrom(
    '![x](',
    '%',
    ')',
    '[',
    '](',
    '<',
    '\n',
    '|',
    '%E9',
    '&',
    '# ',
    'javascript:',
  )
  const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 14 })
  fc.assert(
    fc.property(text, (parts) => {
      const lines = parts.join('').split(/\r\n|\r|\n/).length
      for (const { line } of mistakesOf(parts.join(''))) expect(line >= 1 && line <= lines).toBe(true)
    }),
    { numRuns: 500 },
  )
})
