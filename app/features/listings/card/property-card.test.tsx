import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GivenText } from '~/i18n/given-text'
import { textsFor, translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { type Locale, locales } from '~/kernel/locale'
import { cardRow, listingCard, listingText, presenterIn } from '../listings.fixture'
import type { ListingCard } from './listing-card'
import { toListingCard, toPictureSource } from './listing-presenter.server'
import { cardTexts, PropertyCard } from './property-card'

const render = (card: ListingCard, locale: Locale = 'en', swipes = false) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <PropertyCard card={card} sizes="100vw" swipes={swipes} />
    </TextContext>,
  )

/** Returns the text of the markup on one line. */
const read = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

const renderRow = (over: Parameters<typeof cardRow>[0], locale: Locale = 'en') =>
  render(toListingCard(cardRow(over), presenterIn(locale)), locale)

test('P2 a card says nothing of bedrooms where the feed gives none', () => {
  expect(read(renderRow({ bedrooms: 0 }))).not.toContain('bedroom')
})

test('P2 a card shows place, type, title, address, rooms, surface and price, and links to the listing', () => {
  const html = renderRow({})
  const text = read(html)
  for (const part of [
    'Villa',
    '1630',
    'City 1630',
    'Villa met tuin',
    'Hollebeekstraat 12',
    '3 bedrooms',
    '180 m²',
    '€ 495.000',
  ])
    expect(text).toContain(part)
  expect(html).toContain('href="/en/for-sale/city-1630/villa-met-tuin/2706/"')
})

test('P3 the price is formatted in Belgian Dutch style in every language', () => {
  for (const locale of locales)
    expect(read(renderRow({ priceCents: 123_456_700 }, locale))).toContain('€ 1.234.567')
})

test.each([
  ['nl', 'Prijs op aanvraag'],
  ['fr', 'Prix sur demande'],
  ['en', 'Price on request'],
  ['de', 'Preis auf Anfrage'],
] as const)('P2 a hidden price is on request, in %s', (locale, words) => {
  const text = read(renderRow({ publishPrice: false, priceCents: 77_777_700 }, locale))
  expect(text).toContain(words)
  expect(text).not.toMatch(/€|777/)
})

test('P2 price unit 7 reads "starting from"; other units use the agency’s words', () => {
  expect(read(renderRow({ priceUnit: 7 }))).toContain('starting from € 495.000')
  const text = listingText(2706, { priceUnitText: 'excl. VAT' })
  expect(read(renderRow({ priceUnit: 2, text }))).toContain('€ 495.000 excl. VAT')
  expect(read(renderRow({ goal: 'rent', priceCents: 165_000 }))).toContain('€ 1.650 per month')
})

test('L17 words beside a price in another language than the page’s are marked with theirs', () => {
  const words = { kind: 'amount', cents: 49_500_000, startingFrom: false, perMonth: false } as const
  const price = { ...words, unitText: 'excl. btw', unitLang: 'nl' } as const
  expect(render(listingCard({ price }))).toMatch(/lang="nl">\s*excl\. btw</)
  expect(render(listingCard({ price: { ...price, unitLang: undefined } }))).not.toContain('lang=')
})

test.each([
  [{ state: 'sold' as const }, 'Sold', true],
  [{ state: 'rented' as const }, 'Rented', true],
  [{ state: 'option' as const }, 'Under option', false],
  [{ marquee: 2 }, 'Featured', false],
  [{ marquee: 2, text: listingText(2706, { marqueeName: 'New price' }) }, 'New price', false],
])('P1a the ribbon of %j says "%s"', (over, words, closed) => {
  const html = renderRow(over)
  expect(read(html)).toContain(words)
  expect(html.includes('data-closed')).toBe(closed)
})

test('P2 without marquee there is no ribbon', () => {
  expect(renderRow({})).not.toContain('data-kind')
})

test('P2 a listing without pictures shows a notice and no image', () => {
  const html = render(listingCard())
  expect(html).not.toContain('<img')
  expect(html).toContain('No photo yet')
})

const cover = { id: 5, url: 'a.jpg', width: 1600, height: 1200, names: { en: 'The garden', nl: 'De tuin' } }

test('P2 a picture has an alternative text', () => {
  expect(renderRow({ cover })).toContain('alt="The garden"')
  expect(renderRow({ cover: { ...cover, names: {} } })).toContain('alt="Villa met tuin"')
})

const pictured = { ...listingCard(), picture: toPictureSource(cover, 'Villa', presenterIn('en')) }

test('P2 where a list lets swipe, further pictures follow the first, with a counter and without words', () => {
  const card = { ...pictured, furtherPictures: ['/media/6/a.webp', '/media/7/b.webp'] }
  const html = render(card, 'en', true)
  expect(
    html
      .match(/<img[^>]*>/g)
      ?.map((img) => [/src="([^"]*)"/, /alt="([^"]*)"/].map((of) => of.exec(img)?.[1])),
  ).toEqual([
    [expect.stringContaining('/media/5/'), 'The garden'],
    ['/media/6/a.webp', ''],
    ['/media/7/b.webp', ''],
  ])
  expect(html.match(/data-count="[^"]*"/g)).toEqual([
    'data-count="1 / 3"',
    'data-count="2 / 3"',
    'data-count="3 / 3"',
  ])
  expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(3)
})

test('P2 the address of a further picture stays within its quotes, whatever host it names', () => {
  const html = render(
    { ...pictured, furtherPictures: ['https://a"><b>/6.webp?width=6&height=4'] },
    'en',
    true,
  )
  expect(html).toContain('src="https://a&quot;><b>/6.webp?width=6&amp;height=4"')
})

test('P2 the keyboard finds one link on a card that swipes', () => {
  const html = render({ ...pictured, furtherPictures: ['/media/6/a.webp'] }, 'en', true)
  expect(
    html.match(/<a [^>]*>/g)?.filter((link) => !/tabindex="-1" aria-hidden="true"/.test(link)),
  ).toHaveLength(1)
})

test('P2 elsewhere, and with one picture alone, a card has its first picture only', () => {
  expect(render({ ...pictured, furtherPictures: ['/media/6/a.webp'] }).match(/<img/g)).toHaveLength(1)
  expect(render(pictured, 'en', true)).toBe(render(pictured))
})

test('P2 an unpublished address is not on the card', () => {
  expect(renderRow({ publishAddress: false, street: 'Geheimestraat', houseNumber: '987b' })).not.toMatch(
    /Geheim|987b/,
  )
})

test('P2 the energy label uses the scale of the listing’s region; an unknown one is not shown', () => {
  expect(renderRow({ region: 'flanders', energyValue: 212 })).toMatch(/data-energy="c"[^>]*>.*?C<\/span>/s)
  expect(renderRow({ region: 'brussels', energyValue: 212 })).toMatch(/data-energy="e".*?E\+<\/span>/s)
  expect(renderRow({ energyValue: null, energyLabel: null })).not.toContain('data-energy')
})

test('P2 unknown values leave nothing on the card', () => {
  expect(read(renderRow({ bedrooms: null, livingSurface: null }))).not.toMatch(/bedroom|m²|undefined|null/)
})

test('P2 a card of a plot says how large it is', () => {
  const card = { ...listingCard(), bedrooms: undefined, livingSurface: undefined, plotSurface: 1250 }
  expect(read(render(card))).toContain('Plot area 1,250 m²')
  expect(renderRow({})).not.toContain('Plot area')
})

test.each(locales)('P6 a card has a heart that names the listing it saves, in %s', (locale) => {
  const html = renderRow({}, locale)
  const heart = /<button[^>]*data-favourite="2706"[^>]*>/.exec(html)?.[0] ?? ''
  expect(heart).toContain('aria-pressed="false"')
  expect(/aria-label="([^"]+)"/.exec(heart)?.[1]).toMatch(/.{4,}: ?.{4,}/)
  // The heart follows the link, so that the keyboard reaches the listing first.
  expect(html.indexOf(heart)).toBeGreaterThan(html.indexOf('href='))
})

test.each(locales)(
  'P6 with the texts that travel with an island a card says what it says in a page, in %s',
  (locale) => {
    const rows = [
      cardRow({}),
      cardRow({ goal: 'rent', bedrooms: 1 }),
      cardRow({ publishPrice: false, bedrooms: null }),
      cardRow({ priceUnit: 7, state: 'sold', livingSurface: null }),
    ]
    for (const card of rows.map((row) => toListingCard(row, presenterIn(locale)))) {
      const inIsland = renderToStaticMarkup(
        <GivenText locale={locale} moneyLocale="nl" texts={textsFor(locale, cardTexts)}>
          <PropertyCard card={card} sizes="100vw" />
        </GivenText>,
      )
      expect(inIsland).toBe(render(card, locale))
    }
  },
)
