import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { SearchAgain } from './search-again'

const html = renderToStaticMarkup(
  <TextContext value={{ t: translateTo('fr'), locale: 'fr' }}>
    <SearchAgain title="Page introuvable" text="Cherchez plus loin." />
  </TextContext>,
)

test('E4 a page that is not there has a search and three ways on', () => {
  expect(html).toMatch(/<form [^>]*action="\/fr\/[^"]+"/)
  const ways = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(ways).toEqual(['/fr/a-vendre/', '/fr/a-louer/', '/fr/'])
})

test('E4 the empty plot is a drawing that says nothing, the same in every language', () => {
  const drawing = /<svg[^>]*viewBox="0 0 640 480".*?<\/svg>/s.exec(html)?.[0] ?? ''
  expect(drawing).toContain('aria-hidden="true"')
  expect(drawing).not.toMatch(/<(?:text|title)/)
})
