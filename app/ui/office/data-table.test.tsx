import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type Column, DataTable } from './data-table'

type Mail = { id: number; subject: string; at: string }

const columns: Column<Mail>[] = [
  { name: 'subject', label: 'Onderwerp', isTitle: true, sorts: 'up', cell: ({ subject }) => subject },
  { name: 'at', label: 'Tijd', sorts: 'down', cell: ({ at }) => at },
]
const rows: Mail[] = [{ id: 7, subject: '<b>Bezoek</b>', at: 'gisteren' }]

function render(order: string, shown: Mail[] = rows, search = '') {
  const Stub = createRoutesStub([
    {
      path: '/office/outbox/',
      Component: () => (
        <DataTable
          caption="Mails"
          columns={columns}
          rows={shown}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/office/outbox/${id}/`}
          order={order}
          empty={<p>niets</p>}
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[`/office/outbox/${search}`]} />)
}
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

test('B10 a table has a caption, heads of columns and of rows, and one link a row', () => {
  const html = render('-at')
  expect(html).toContain('<caption')
  expect(html.match(/scope="col"/g)).toHaveLength(2)
  expect(html).toMatch(/<th scope="row"[^>]*><a [^>]*href="\/office\/outbox\/7\/"/)
  expect(html).toContain('data-label="Tijd"')
})

test('B8 what was typed is shown as typed', () =>
  expect(render('-at')).toContain('&lt;b&gt;Bezoek&lt;/b&gt;'))

test('B10 heads sort by link: dates begin with the newest, a second press turns the order round', () => {
  expect(links(render(''))).toEqual([
    '/office/outbox/?sort=subject',
    '/office/outbox/?sort=-at',
    '/office/outbox/7/',
  ])
  expect(links(render('-at'))[1]).toBe('/office/outbox/?sort=at')
  expect(render('-at')).toContain('aria-sort="descending"')
  expect(render('subject').match(/aria-sort/g)).toHaveLength(1)
})

test('B10 an order keeps the filters and leads to the first page', () => {
  expect(links(render('-at', rows, '?state=failed&page=3'))[0]).toBe(
    '/office/outbox/?state=failed&amp;sort=subject',
  )
})

test('B10 a list with nothing says so', () => {
  expect(render('', [])).toBe('<p>niets</p>')
})
