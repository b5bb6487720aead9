import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { type MarkdownPlace, renderMarkdown } from './markdown'

const place: MarkdownPlace = {
  hrefOf: (original) =>
    original.startsWith('/services/') ? `/nl/diensten/${original.slice(10)}` : undefined,
  pictureOf: (file) =>
    file.startsWith('media/') ? { src: `/media/${file}`, width: 4, height: 3 } : undefined,
  newTab: 'nieuw <tab>',
  table: 'Tabel',
}
const rendered = (text: string) => renderMarkdown(text, place)

test('M5 a text is CommonMark with tables', () => {
  expect(rendered('Een **huis** met\neen `tuin`.')).toBe(
    '<p>Een <strong>huis</strong> met\neen <code>tuin</code>.</p>\n',
  )
  expect(rendered('1. een\n2. twee')).toContain('<ol>\n<li>een</li>')
  expect(rendered('> zo')).toContain('<blockquote>')
  const table = rendered('| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(table).toMatch(/^<div class="table-scroll" role="group" tabindex="0" aria-label="Tabel"><table>/)
  expect(table).toContain('<td>1</td>\n<td data-align="right">2</td>')
  expect(table).toMatch(/<\/table><\/div>\n$/)
})

test('M5 an empty corner cell of a table is a td, not a th without a name', () => {
  const table = rendered('| | Brussel |\n|---|---|\n| Recht | 12,5 % |')
  expect(table).toContain('<tr>\n<td></td>\n<th>Brussel</th>\n</tr>')
})

test('M5 a table of three columns or more can be read without its head: its cells have their names', () => {
  const table = rendered('| | Taux & *droits* | Total |\n|---|---|--:|\n| Flandre | 2 % | 8.000 |')
  expect(table).toMatch(/^<div class="table-scroll" data-stacks role="group"/)
  expect(table).toContain(
    '<tr>\n<th scope="row">Flandre</th>\n<td data-label="Taux &amp; droits">2 %</td>\n<td data-align="right" data-label="Total">8.000</td>\n</tr>',
  )
  expect(rendered('| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |')).toContain(
    '<tr>\n<td>1</td>\n<td data-label="b">',
  )
  expect(rendered('| | b |\n|---|---|\n| 1 | 2 |')).not.toMatch(/data-(stacks|label)/)
})

test.each([
  ['# a\n\n## b\n\n### c', ['h2', 'h3', 'h4']],
  ['## a\n\n### b', ['h2', 'h3']],
  ['### a\n\n#### b\n\n### c', ['h2', 'h3', 'h2']],
  ['# a\n\n###### b', ['h2', 'h6']],
  ['> # a', ['h2']],
])('M5 the highest heading of %j is an h2: the title of the page is its h1', (text, levels) => {
  const html = rendered(text)
  expect([...html.matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(levels)
  expect([...html.matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag)).toEqual(levels)
})

test('L2 a link to an original address opens the page in the current language, in the same tab', () => {
  expect(rendered('[dienst](/services/)')).toBe('<p><a href="/nl/diensten/">dienst</a></p>\n')
  expect(rendered('[dienst](/services/?a=1&b=2#c)')).toContain('href="/nl/diensten/?a=1&amp;b=2#c"')
  expect(rendered('[x](//evil.example/)')).toBe('<p>x</p>\n')
})

test('M2 a link to a missing or unpublished page becomes plain text', () => {
  expect(rendered('Zie [onze *tips*](/drafts/tips/) en [wat](/services/).')).toBe(
    '<p>Zie onze <em>tips</em> en <a href="/nl/diensten/">wat</a>.</p>\n',
  )
})

test('L6 an external link opens a new tab, says so to screen readers, and sends no referrer', () => {
  for (const text of ['[x](https://a.example/)', '<https://a.example/>', '[x](HTTP://a.example/)']) {
    expect(rendered(text)).toMatch(
      /<a href="http[^"]*" target="_blank" rel="noopener">[^<]+<span class="visually-hidden"> \(nieuw &lt;tab&gt;\)<\/span><\/a>/i,
    )
  }
  for (const text of ['[x](mailto:a@b.example)', '[x](tel:+3225550100)'])
    expect(rendered(text)).not.toMatch(/_blank|visually-hidden/)
})

test('L6 a link to a page that opens on another site opens a new tab, too', () => {
  const html = renderMarkdown('[blog](/blog/)', { ...place, hrefOf: () => 'https://blog.example/?a=1&b=2' })
  expect(html).toBe(
    '<p><a href="https://blog.example/?a=1&amp;b=2" target="_blank" rel="noopener">blog<span class="visually-hidden"> (nieuw &lt;tab&gt;)</span></a></p>\n',
  )
})

test('M5 a link does not take the text of its neighbour', () => {
  const html = rendered('[a](https://a.example/) [b](/services/) [c](https://c.example/)')
  expect(html.match(/visually-hidden/g)).toHaveLength(2)
  expect(html).toContain('<a href="/nl/diensten/">b</a>')
})

test('M5 a picture has its size, plain alternative text and lazy loading', () => {
  expect(rendered('![een *mooi* "huis"](media/a.webp)')).toBe(
    '<p><img src="/media/media/a.webp" width="4" height="3" alt="een mooi &quot;huis&quot;" loading="lazy" decoding="async"></p>\n',
  )
})

test('M5 a picture is found by its name in any URL encoding', () => {
  expect(rendered('![x](<media/een été.webp>)')).toContain('src="/media/media/een été.webp"')
})

test.each(['![x <b>](other/a.webp)', '![x <b>](https://a.example/a.webp)', '![x <b>](%E9%.webp)'])(
  'M5 of a picture that is not the site’s, %s, only its words stand',
  (text) => expect(rendered(text)).toBe('<p>x &lt;b&gt;</p>\n'),
)

const allowed = new Set(
  'a abbr blockquote br code div em h2 h3 h4 h5 h6 hr img li ol p pre s span strong table tbody td th thead tr ul'.split(
    ' ',
  ),
)

/** Lists foreign elements that a real HTML parser finds in the output. */
function foreignIn(html: string): string[] {
  const found: string[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      if (!allowed.has(tag)) found.push(tag)
      for (const [name, value] of Object.entries(attributes))
        if (/^on|^style$|^srcdoc$/i.test(name) || /^\s*(javascript|vbscript|data|file):/i.test(value))
          found.push(`${tag} ${name}="${value}"`)
    },
  })
  return found
}

test('the helper of the next test detects foreign markup', () => {
  expect(foreignIn('<script>x</script><p onclick="x"></p><a href="JavaScript:x">')).toEqual([
    'script',
    'p onclick="x"',
    'a href="JavaScript:x"',
  ])
})

const pieces = fc.constantFrom(
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b>', '</p>', '<!--', '-->', '<![CDATA['],
  ...['[x](javascript:alert(1))', '[x](JAVASCRIPT&colon;alert(1))', '[x](java\nscript:alert(1))', '](', ')'],
  ...['![x](data:text/html,<script>)', '![" onload="x](media/a.webp)', '[a]: javascript:x "y"\n\n[a]', '[a]'],
  ...['[x](data:text/html;base64,PHN2Zz4=)', '<javascript:alert(1)>', '[x](vbscript:x)', '[x](//e.example)'],
  ...[
    '[x](/services/"onclick="x)',
    '```"><script>\n',
    '| a |\n|:-:|\n| <i> |\n',
    '# ',
    '\n\n',
    '    ',
    '&lt;',
  ],
  ...['&#x6A;avascript:', '\\', '`', '"', "'", '<a href="javascript:x">', '<http://e.example/"onclick=x>'],
)
const aText = fc.array(fc.oneof(pieces, pieces, fc.string({ unit: 'binary', maxLength: 12 })), {
  maxLength: 12,
})

test('S9 no text produces HTML of its own, an event handler or a script address', () => {
  fc.assert(
    fc.property(aText, (parts) => {
      expect(foreignIn(rendered(parts.join('')))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
