import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { breadcrumbList } from './breadcrumb-list'
import { Breadcrumbs } from './breadcrumbs'
import type { Crumb } from './page-info'

const render = (crumbs: Crumb[]) =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Breadcrumbs crumbs={crumbs} />
    </TextContext>,
  )

const crumbs = [
  { name: 'Home', href: '/nl/' },
  { name: 'Te koop', href: '/nl/te-koop/' },
  { name: 'Villa <met> tuin', href: '/nl/te-koop/ukkel/villa/1/' },
]

test('L15 every step except the page itself is a link, in order', () => {
  const html = render(crumbs)
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/nl/', '/nl/te-koop/'])
  expect(html).toMatch(/<span aria-current="page">Villa &lt;met&gt; tuin<\/span>/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('L15 the breadcrumb is a named landmark', () => {
  expect(render(crumbs)).toMatch(/<nav aria-label="[^"]+"/)
})

test('L15 structured data has the same steps, with absolute addresses', () => {
  expect(
    breadcrumbList([...crumbs.slice(0, 1), { name: 'Te koop' }], 'https://agency.example'),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://agency.example/nl/' },
      { '@type': 'ListItem', position: 2, name: 'Te koop' },
    ],
  })
  const [, last] = (
    breadcrumbList([...crumbs.slice(0, 1), { name: 'Te koop' }], '') as { itemListElement: object[] }
  ).itemListElement
  expect(last).not.toHaveProperty('item')
})
