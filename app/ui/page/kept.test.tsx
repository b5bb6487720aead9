import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { PageContext } from '~/ui/island/page-context'
import { CachedHtml } from './cached-html'
import { htmlCache } from './html-cache.server'

let drawn = 0
const Word = ({ word }: { word: string }) => {
  drawn += 1
  return <li>{word}</li>
}

const page = {
  entry: '',
  preload: [],
  renderIsland: () => '',
  packProps: () => '',
  keep: (of: object, name: string, content: React.ReactNode) =>
    htmlCache(of, name, () => renderToStaticMarkup(content)),
}

function draw(words: string[], { part = 'words', locale = 'nl' as Locale, context = page } = {}) {
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
  drawn = 0
  const first = draw(words)
  expect(first).toBe('<ul class="words" aria-label="words, nl"><li>Te koop</li><li>A &amp; B</li></ul>')
  expect(draw(words)).toBe(first)
  expect(drawn).toBe(2)
})

test('it is rendered again for another language, another key, and changed content', () => {
  const words = ['Te koop']
  drawn = 0
  draw(words)
  draw(words, { locale: 'fr' })
  draw(words, { part: 'words of the footer' })
  expect(drawn).toBe(3)
  expect(draw(['Te huur'])).toContain('<li>Te huur</li>')
  expect(drawn).toBe(4)
})

test('without a cache the HTML is the same', () => {
  const words = ['Te koop']
  const { keep: _, ...context } = page
  expect(draw(words, { context: context as typeof page })).toBe(draw(words))
})
