import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { PageContext } from '~/ui/island/page-context'
import { htmlCache } from '~/ui/page/html-cache.server'
import { cardRow, presenterIn } from '../listings.fixture'
import { CardGrid } from './card-grid'
import { toListingCard } from './listing-presenter.server'

const cover = { id: 5, url: 'a.jpg', width: 1600, height: 1200, names: {} }
const cardsIn = (locale: Locale) =>
  [1, 2, 3].map((id) => toListingCard(cardRow({ id, cover }), presenterIn(locale)))

const inLanguage = (locale: Locale, content: React.ReactNode) =>
  renderToStaticMarkup(<TextContext value={{ t: translateTo(locale), locale }}>{content}</TextContext>)

/** A page as the server renders it, with the HTML that it keeps. */
function renderedPage(locale: Locale, grid: React.ReactNode) {
  const drawn: string[] = []
  const keep = (of: object, name: string, content: React.ReactNode) =>
    String(
      htmlCache(of, name, () => {
        drawn.push(name)
        return inLanguage(locale, content)
      }),
    )
  const page = { entry: '', preload: [], keep }
  return { html: inLanguage(locale, <PageContext value={page}>{grid}</PageContext>), drawn }
}

test('P2 the HTML of a card is made once, and is the same as without keeping it', () => {
  const cards = cardsIn('nl')
  const whole = inLanguage('nl', <CardGrid cards={cards} />)
  const first = renderedPage('nl', <CardGrid cards={cards} />)
  expect(first.html).toBe(whole)
  expect(first.drawn).toHaveLength(3)
  const again = renderedPage('nl', <CardGrid cards={cards.toReversed()} />)
  expect(again.drawn).toEqual([])
  expect(again.html).toBe(inLanguage('nl', <CardGrid cards={cards.toReversed()} />))
})

test('P2 only the first card of a list loads its picture first, whichever card that is', () => {
  const cards = cardsIn('nl')
  for (const order of [cards, cards.toReversed(), cards]) {
    const { html } = renderedPage('nl', <CardGrid cards={order} priority />)
    expect(html).toBe(inLanguage('nl', <CardGrid cards={order} priority />))
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1)
    expect(html.indexOf('fetchPriority')).toBeLessThan(html.indexOf(`data-favourite="${order[0]?.id}"`))
  }
})

test('P2 the same cards with other headings, columns or in another language have other HTML', () => {
  const cards = cardsIn('nl')
  for (const locale of ['nl', 'fr'] as const)
    for (const heading of ['h2', 'h3'] as const)
      for (const columns of [3, 4] as const) {
        const grid = <CardGrid cards={cards} heading={heading} columns={columns} />
        expect(renderedPage(locale, grid).html).toBe(inLanguage(locale, grid))
      }
})

test('P6 cards that a page hides or adds to are not kept', () => {
  const cards = cardsIn('nl')
  const hidden = <CardGrid cards={cards} isHidden={({ id }) => id === 2} />
  expect(renderedPage('nl', hidden).drawn).toEqual([])
  const { html, drawn } = renderedPage('nl', <CardGrid cards={cards} beside={({ id }) => `no ${id}`} />)
  expect(drawn).toEqual([])
  expect(html).toContain('no 2')
})
