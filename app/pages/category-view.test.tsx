import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { CategoryView } from './category-view'

const invitations = (count: number) => {
  const articles = Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    title: `Article ${index}`,
    href: `/en/news/a${index}/`,
  }))
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <CategoryView articles={articles} view="news-view" perRow={3} heading="h2" />
    </TextContext>,
  )
  return html.split('Read more').length - 1
}

test('M5 of articles with a lead only that one invites to read on; in a row all do', () => {
  expect(invitations(6)).toBe(1)
  expect(invitations(3)).toBe(3)
})
