import { expect, test } from 'vitest'
import { withContents } from './text-contents'

const headings = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2>\n<p>Tekst.</p>\n`).join('')

test('M5 a text has a list of its headings, each of which can be jumped to', () => {
  const html = headings('Wie <em>verantwoordelijk</em> is', 'Prijs &amp; kosten', 'Uw rechten', 'Uw rechten')
  const { html: marked, contents } = withContents(html)
  expect(contents).toEqual([
    { id: 'text-wie-verantwoordelijk-is', title: 'Wie verantwoordelijk is' },
    { id: 'text-prijs-kosten', title: 'Prijs & kosten' },
    { id: 'text-uw-rechten', title: 'Uw rechten' },
    { id: 'text-uw-rechten-4', title: 'Uw rechten' },
  ])
  for (const { id } of contents ?? []) expect(marked.split(`id="${id}"`)).toHaveLength(2)
  expect(marked).toContain('<h2 id="text-wie-verantwoordelijk-is">Wie <em>verantwoordelijk</em> is</h2>')
})

test('M5 a text with one heading stays as it is', () => {
  const html = headings('Een')
  expect(withContents(html)).toEqual({ html })
  expect(withContents(html + headings('Twee')).contents).toHaveLength(2)
})
