import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { baseUrl, openPage } from './browser'

const headers = (path: string) => ask(path).then((answer) => answer.headers)

test.each([
  ['/nl/te-koop/feed.atom', 'application/atom+xml; charset=utf-8'],
  ['/fr/a-louer/list.geojson?type=3', 'application/geo+json; charset=utf-8'],
])('L14 %s is kept by browsers under its tag, and says what it is', async (path, type) => {
  const first = await ask(path)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('set-cookie')).toBeNull()
  const tag = first.headers.get('etag') ?? ''
  expect(tag).not.toBe('')
  expect((await ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test.each(['/nl/te-koop/feed.rss', '/nl/projecten/feed.atom', '/feed.atom', '/de/zu-verkaufen/feed.atom'])(
  'E4 there is no outlet at %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('L14 the head of a list names its feed with the filters of the list, and a link at its end leads there', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/fr/a-vendre/?city=Linkebeek%7C1630&sort=price-asc')
  const named = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(named).toBe(`${baseUrl()}/fr/a-vendre/feed.atom?city=Linkebeek%7C1630`)
  const link = page.getByRole('link', { name: 'Suivre cette liste par RSS' })
  expect(new URL((await link.getAttribute('href')) ?? '', baseUrl()).href).toBe(named)
})

test('L14 a reader of feeds understands the feed of every list', async () => {
  // An empty window: the site's own pages let nothing parse markup.
  const page = await openPage()
  for (const path of ['/nl/te-koop/feed.atom', '/fr/a-louer/feed.atom', '/en/for-sale/feed.atom?type=1']) {
    const { body } = await ask(path)
    const read = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const textsOf = (name: string) => [...document.querySelectorAll(name)].map((one) => one.textContent)
      return {
        root: document.documentElement.nodeName,
        entries: document.querySelectorAll('entry').length,
        ids: textsOf('entry > id'),
        titles: textsOf('entry > title').filter(Boolean),
        dates: textsOf('updated').map((text) => Date.parse(text ?? '')),
      }
    }, body)
    expect([path, read.root]).toEqual([path, 'feed'])
    expect(read.entries).toBeGreaterThan(0)
    expect([new Set(read.ids).size, read.titles.length]).toEqual([read.entries, read.entries])
    expect(read.dates.every(Number.isFinite)).toBe(true)
  }
})

test('D10 a shared link shows a picture of its own, whose address never means another', async () => {
  const { body } = await ask('/property/2706/').then(({ headers: moved }) => ask(moved.get('location') ?? ''))
  const address = /og:image" content="[^"]*?(\/social\/[^"]*)"/.exec(body)?.[1] ?? ''
  const answer = await fetch(baseUrl() + address)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(150_000)
  const old = address.replace(/-[0-9a-f]{16}/, '-0123456789abcdef')
  expect((await headers(old)).get('cache-control')).toBe('public, max-age=300')
})

test.each([
  '/social/listing/999999/nl-0123456789abcdef.jpg',
  '/social/listing/2706/de-0123456789abcdef.jpg',
  '/social/listing/2706/nl.jpg',
  '/social/listing/99999999999999/nl-0123456789abcdef.jpg',
  '/social/project/2706/nl-0123456789abcdef.jpg',
  '/social/../media/1',
])('D10 there is no picture at %s', async (path) => {
  expect((await ask(path)).status).toBeGreaterThanOrEqual(400)
})
