import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compressOnTheWay } from '../../server/page-cache/compression.ts'

/** The minimum for a React page of this size: no router, no database, no texts; the cards are invented. */
type Card = { id: number; title: string; place: string; price: string; bedrooms: number; area: number }

const cards: Card[] = Array.from({ length: 24 }, (_, at) => ({
  id: 10_000 + at * 7,
  title: `Lichtrijk huis met tuin nabij het station ${at}`,
  place: `huis · ${1000 + at * 10} Sint-Genesius-Rode`,
  price: `€ ${(195 + at * 13).toLocaleString('nl-BE')}.000`,
  bedrooms: 1 + (at % 5),
  area: 70 + at * 8,
}))

/** As many choices as a list's filter, and enough links for the same bytes and elements as our page. */
const choices = Array.from({ length: 32 }, (_, at) => ({ value: `plaats-${at}`, total: at * 3 + 1 }))
const links = Array.from({ length: 193 }, (_, at) => ({
  href: `/nl/pagina-${at}/`,
  label: `Een pagina met naam ${at}`,
}))

const widths = [250, 400, 600]
const addressOf = (id: number, width: number, format = '') =>
  `/media/${id}/voorgevel-3f9a1c2b.webp?width=${width}&height=${(width * 3) / 4}${format}`
const srcSet = (id: number, format?: string) =>
  widths.map((width) => `${addressOf(id, width, format)} ${width}w`).join(', ')
const sizes = '(min-width: 1280px) 392px, (min-width: 767px) 46vw, 92vw'

function Picture({ id, alt }: { id: number; alt: string }) {
  return h(
    'picture',
    null,
    h('source', { type: 'image/avif', srcSet: srcSet(id, '&format=avif'), sizes }),
    h('img', {
      ...{ src: addressOf(id, 600), srcSet: srcSet(id), sizes, alt },
      ...{ width: 600, height: 450, loading: 'lazy', decoding: 'async' },
    }),
  )
}

function Icon() {
  const path = h('path', {
    d: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3',
  })
  return h('svg', { className: 'icon', viewBox: '0 0 24 24', 'aria-hidden': true }, path)
}

function EnergyLabel({ letter }: { letter: string }) {
  const said = h('span', { className: 'visually-hidden' }, 'Energielabel ')
  return h(
    'span',
    { className: '_energy_1x2y3_61' },
    h('span', { className: '_label_1x2y3_2', 'data-energy': letter }, said, letter),
  )
}

function PropertyCard({ card }: { card: Card }) {
  const fact = (label: string, text: string) =>
    h(
      'span',
      { className: '_fact_1x2y3_12' },
      h(Icon),
      h('span', { className: 'visually-hidden' }, label),
      text,
    )
  return h(
    'article',
    { className: '_card_1x2y3_12' },
    h(
      'div',
      { className: '_picture_1x2y3_12' },
      h(Picture, { id: card.id, alt: card.title }),
      h(EnergyLabel, { letter: 'ABCDEF'.charAt(card.id % 6) }),
    ),
    h(
      'div',
      { className: '_words_1x2y3_12' },
      h('p', { className: '_place_1x2y3_12' }, card.place),
      h(
        'h2',
        { className: '_title_1x2y3_12' },
        h(
          'a',
          { href: `/nl/te-koop/linkebeek/lichtrijk-huis-met-tuin/${card.id}/`, className: '_link_1x2y3_90' },
          card.title,
        ),
      ),
      h(
        'p',
        { className: '_facts_1x2y3_12' },
        fact('Slaapkamers ', String(card.bedrooms)),
        fact('Bewoonbare oppervlakte ', `${card.area} m²`),
      ),
      h('p', { className: '_price_1x2y3_12' }, card.price),
    ),
  )
}

function Choice({ value, total }: { value: string; total: number }) {
  const box = h('input', { type: 'checkbox', name: 'city', value })
  return h('label', { className: '_option_1x2y3_12' }, box, h('span', null, value), h('span', null, total))
}

function Page() {
  const list = cards.map((card) => h('li', { key: card.id }, h(PropertyCard, { card })))
  return h(
    'html',
    { lang: 'nl' },
    h('head', null, h('title', null, 'Te koop')),
    h(
      'body',
      null,
      h('nav', null, ...links.map(({ href, label }) => h('a', { key: href, href }, label))),
      h('form', null, ...choices.map((choice) => h(Choice, { key: choice.value, ...choice }))),
      h('ul', null, list),
    ),
  )
}

const server = createServer(async (_request, response) => {
  const page = Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(h(Page))}`)
  const bytes = await compressOnTheWay(page, 'br')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': bytes.length,
  })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
