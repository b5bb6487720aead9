import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { PageContext } from '~/ui/island/page-context'
import { CachedHtml, CachedList } from './cached-html'
import { createHtmlParts, fillGaps, gap, htmlCache } from './html-cache.server'

let renderCount = 0
const Word = ({ word }: { word: string }) => {
  renderCount += 1
  return <li>{word}</li>
}

const page = {
  entry: '',
  preload: [],
  renderIsland: () => '',
  packProps: () => '',
  keep: (of: object, name: string, content: React.ReactNode, gaps: readonly string[] = []) =>
    fillGaps(
      htmlCache(of, name, () => renderToStaticMarkup(content)),
      gaps,
    ),
  gap,
}

function render(
  words: string[],
  { part = 'words' as string | false, locale = 'nl' as Locale, context = page } = {},
) {
  return renderToStaticMarkup(
    <TextContext value={{ t: String, locale }}>
      <PageContext value={context}>
        <CachedHtml tag="ul" of={words} part={part} className="words" aria-label={`${part}, ${locale}`}>
          {words.map((word) => (
            <Word key={word} word={word} />
          ))}
        </CachedHtml>
      </PageContext>
    </TextContext>,
  )
}

test('shared content is rendered once, with each page’s own content around it', () => {
  const words = ['Te koop', 'A & B']
  renderCount = 0
  const first = render(words)
  expect(first).toBe('<ul class="words" aria-label="words, nl"><li>Te koop</li><li>A &amp; B</li></ul>')
  expect(render(words)).toBe(first)
  expect(renderCount).toBe(2)
})

test('it is rendered again for another language, another key, and changed content', () => {
  const words = ['Te koop']
  renderCount = 0
  render(words)
  render(words, { locale: 'fr' })
  render(words, { part: 'words of the footer' })
  expect(renderCount).toBe(3)
  expect(render(['Te huur'])).toContain('<li>Te huur</li>')
  expect(renderCount).toBe(4)
})

test('numbers of a page stand in the gaps of its shared content, which is rendered once', () => {
  const words = ['Te koop', 'Te huur']
  const renderWith = (gaps: string[], context: typeof page) =>
    renderToStaticMarkup(
      <TextContext value={{ t: String, locale: 'nl' }}>
        <PageContext value={context}>
          <CachedHtml tag="ul" of={words} part="counted" gaps={gaps}>
            {(numbers) => words.map((word, at) => <Word key={word} word={`${word} ${numbers[at]}`} />)}
          </CachedHtml>
        </PageContext>
      </TextContext>,
    )
  renderCount = 0
  expect(renderWith(['1', '20'], page)).toBe('<ul><li>Te koop 1</li><li>Te huur 20</li></ul>')
  expect(renderWith(['3', '1.000'], page)).toBe('<ul><li>Te koop 3</li><li>Te huur 1.000</li></ul>')
  expect(renderCount).toBe(2)
  const { keep: _, ...context } = page
  expect(renderWith(['3', '4'], context as typeof page)).toBe(renderWith(['3', '4'], page))
})

test('without a cache the HTML is the same', () => {
  const words = ['Te koop']
  const { keep: _, ...context } = page
  expect(render(words, { context: context as typeof page })).toBe(render(words))
})

test('what is one page’s alone is not kept', () => {
  const words = ['Te koop']
  renderCount = 0
  for (const _ of [1, 2])
    expect(render(words, { part: false })).toBe(
      '<ul class="words" aria-label="false, nl"><li>Te koop</li></ul>',
    )
  expect(renderCount).toBe(2)
})

test('each item of a list is rendered once, whichever others stand beside it', () => {
  const items = ['Te koop', 'Te huur', 'A & B'].map((word) => ({ word }))
  const show = (shown: typeof items) =>
    renderToStaticMarkup(
      <TextContext value={{ t: String, locale: 'nl' }}>
        <PageContext value={page}>
          <CachedList
            items={shown}
            partOf={() => 'word'}
            render={({ word }) => <Word key={word} word={word} />}
          />
        </PageContext>
      </TextContext>,
    )
  renderCount = 0
  expect(show(items.slice(0, 2))).toBe('<ul><li>Te koop</li><li>Te huur</li></ul>')
  expect(show(items.slice(1))).toBe('<ul><li>Te huur</li><li>A &amp; B</li></ul>')
  expect(renderCount).toBe(3)
})

test('a page is filled with the bytes of its kept parts, whatever its texts hold', () => {
  const parts = createHtmlParts()
  const marked = ['<li>€ 1</li>', '', '<li>é</li>'].map((html) => parts.mark(Buffer.from(html)))
  const html = `<p>$& \0 <!--0--></p>${marked[2]}<p>–</p>${marked[0]}${marked[1]}${marked[0]}`
  expect(String(parts.fill(html))).toBe('<p>$& \0 <!--0--></p><li>é</li><p>–</p><li>€ 1</li><li>€ 1</li>')
  expect(String(createHtmlParts().fill('<p>no part</p>'))).toBe('<p>no part</p>')
})
