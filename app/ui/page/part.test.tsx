import { type ReactNode, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext, useText } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { PageContext, type PageContextValue } from '../island/page-context'
import { Part } from './part'

const failures: string[] = []
const page: PageContextValue = {
  entry: '',
  preload: [],
  renderIsland: () => '',
  packProps: () => '',
  partFailed: (name) => void failures.push(name),
}

function render(children: ReactNode, locale: Locale = 'en'): string {
  failures.length = 0
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <PageContext value={page}>{children}</PageContext>
    </TextContext>,
  )
}

const Broken = () => {
  throw new Error('no figures')
}

test('E3 a part that throws leaves the rest of the page intact', () => {
  const html = render(
    <main>
      <h1>Home</h1>
      <Part name="stats-view">
        <h2>Figures</h2>
        <Broken />
      </Part>
      <Part name="article">
        <p>Words</p>
      </Part>
    </main>,
  )
  expect(html).toBe(
    '<main><h1>Home</h1><p role="note">This part cannot be shown just now.</p><p>Words</p></main>',
  )
  expect(failures).toEqual(['stats-view'])
})

test('E3 a part that succeeds leaves no trace in the page, however large it is', () => {
  const words = 'word '.repeat(20_000)
  expect(render(<Part name="article">{words}</Part>)).toBe(words)
  expect(failures).toEqual([])
})

test('E3 the replacement of a part can be chosen', () => {
  const html = render(
    <Part name="list" fallback={<p>Call us</p>}>
      <Broken />
    </Part>,
  )
  expect(html).toBe('<p>Call us</p>')
})

test('E3 only the innermost part fails', () => {
  const html = render(
    <Part name="page">
      <p>Before</p>
      <Part name="list" fallback={<p>Call us</p>}>
        <Broken />
      </Part>
    </Part>,
  )
  expect(html).toBe('<p>Before</p><p>Call us</p>')
  expect(failures).toEqual(['list'])
})

test('E3 a part knows the page’s language, and its ids are unique', () => {
  const Id = () => <i>{useId()}</i>
  const Language = () => useText().locale
  const html = render(
    ['one', 'two'].map((name) => (
      <Part key={name} name={name}>
        <Id />
        <Language />
      </Part>
    )),
    'fr',
  )
  const ids = [...html.matchAll(/<i>(.*?)<\/i>fr/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test.each(locales)('E3 the message is shown in %s', (locale) => {
  const html = render(
    <Part name="list">
      <Broken />
    </Part>,
    locale,
  )
  expect(html).toMatch(/^<p role="note">[^:<]{20,}\.<\/p>$/)
})
