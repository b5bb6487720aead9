import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { CategoryView } from './category-view'

const picture = { id: '1', name: 'house.webp', version: '0a0a0a0a', width: 1440, height: 1080, alt: '' }

const rowOf = (count: number) => {
  const articles = Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    title: `Article ${index}`,
    href: `/en/news/a${index}/`,
    picture,
  }))
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo('en'), locale: 'en' }}>
      <CategoryView articles={articles} view="news-view" perRow={3} heading="h2" />
    </TextContext>,
  )
}

const invitations = (count: number) => rowOf(count).split('Read more').length - 1

test('M5 of articles with a lead only that one invites to read on; in a row all do', () => {
  expect(invitations(6)).toBe(1)
  expect(invitations(3)).toBe(3)
})

test('M5 a card shows a picture of four to three whole, with the roof of its house', () => {
  expect(rowOf(3)).toContain('width=400&amp;height=300')
})
