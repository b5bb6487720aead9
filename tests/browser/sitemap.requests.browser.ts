import { beforeAll, expect, test } from 'vitest'
import {
  type Answer,
  alternatesOf,
  ask,
  canonicalOf,
  dataOf,
  elementsOf,
  headingOf,
  isNoindex,
  languageOf,
  mainOf,
  sitemapPaths,
} from './answers'
import { baseUrl } from './browser'
import { ownStyles, policyOf } from './policy'

/** Every page of the sitemap, read once. */
const pages = new Map<string, Answer>()

beforeAll(async () => {
  for (const path of await sitemapPaths()) pages.set(path, await ask(path))
})

/** What is wrong with which page; an empty list reads better in a failure than seventy expectations. */
const wrong = (isRight: (page: Answer, path: string) => boolean) =>
  [...pages].filter(([path, page]) => !isRight(page, path)).map(([path]) => path)

test('L14 the sitemap lists listing, lists, projects and every listing in the languages it is written in', () => {
  expect(pages.size).toBeGreaterThan(75)
  const of = (id: string) => [...pages.keys()].filter((path) => path.endsWith(`/${id}/`)).length
  expect(['2706', '2646', '12', '2709', '2688'].map(of)).toEqual([3, 3, 3, 3, 2])
})

test('L14 every page of the sitemap answers 200, in its own language, and may be indexed', () => {
  expect(wrong(({ status }) => status === 200)).toEqual([])
  expect(wrong(({ body }, path) => languageOf(body) === path.slice(1, 3))).toEqual([])
  expect(wrong(({ body }) => !isNoindex(body))).toEqual([])
})

test('L14 a page’s canonical address is its own', () => {
  expect(wrong(({ body }, path) => canonicalOf(body) === baseUrl() + path)).toEqual([])
})

test('L14 alternates name each other: what a page points at points back, and x-default is one of them', () => {
  const alternates = new Map([...pages].map(([path, { body }]) => [baseUrl() + path, alternatesOf(body)]))
  for (const [url, own] of alternates) {
    const { 'x-default': fallback, ...languages } = own
    expect(Object.values(languages), url).toContain(url)
    expect(Object.values(languages), url).toContain(fallback)
    for (const other of Object.values(languages))
      expect(alternates.get(other), `${url} → ${other}`).toEqual(own)
  }
})

test('L14 the sitemap says the same of alternates as the pages, and names pictures that are there', async () => {
  const { body, headers } = await ask('/sitemap.xml')
  expect(headers.get('content-type')).toMatch(/xml/)
  const entries = [...body.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry)
  for (const entry of entries) {
    const url = /<loc>([^<]*)/.exec(entry)?.[1] ?? ''
    const said = Object.fromEntries(
      elementsOf(entry, 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    )
    expect(said, url).toEqual(alternatesOf(pages.get(url.replace(baseUrl(), ''))?.body ?? ''))
  }
  const pictures = [...body.matchAll(/<image:loc>([^<]*)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
  expect(pictures.length).toBeGreaterThan(60)
  const answer = await fetch(pictures[0] ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('M4 every page has one heading, a title of its own and a description', () => {
  expect(wrong(({ body }) => body.split('<h1').length === 2 && headingOf(body) !== '')).toEqual([])
  const titles = [...pages].map(
    ([path, { body }]) => `${path.slice(1, 3)} ${/<title>(.*?)<\/title>/s.exec(body)?.[1]}`,
  )
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  const lengthOf = (body: string) =>
    elementsOf(body, 'meta').find(({ name }) => name === 'description')?.content?.length ?? 0
  expect(wrong(({ body }) => lengthOf(body) > 40 && lengthOf(body) <= 250)).toEqual([])
})

test('D10 every listing has a picture for shared links where it has one at all', () => {
  const shared = (body: string) => elementsOf(body, 'meta').some(({ property }) => property === 'og:image')
  const isListing = (path: string) => /\/\d{3,}\/$/.test(path)
  const without = wrong(({ body }, path) => !isListing(path) || shared(body))
  // 2695 shows the missing picture.
  expect(without.filter((path) => !path.endsWith('/2695/'))).toEqual([])
})

test('L15 the breadcrumb on a page and in its structured data say the same', () => {
  for (const [path, { body }] of pages) {
    const nav = [...body.matchAll(/<nav[^>]*breadcrumbs[^>]*>(.*?)<\/nav>/gs)][0]?.[1]
    if (nav === undefined) continue
    const shown = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
      item.replace(/<[^>]*>/g, ''),
    )
    const list = dataOf(body).find((data) => data['@type'] === 'BreadcrumbList')
    const said = (list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)
    expect(
      said?.map((name) => name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')),
      path,
    ).toEqual(shown)
  }
})

test('E1 no page shows a key of a text, a placeholder or a value that is none', () => {
  const leftOver =
    /\b(?:ui|alerts|confirmation|consent|content|documents|favourites|forms|leads|listings|map|newsletter|places|privacy|search|testimonials|valuation):[a-z]+\.|\{\{|\{FOR_|\bundefined\b|\bNaN\b|\[object /
  const read = (body: string) => body.replace(/<script.*?<\/script>/gs, '').replace(/data-props="[^"]*"/g, '')
  expect(wrong(({ body }) => !leftOver.test(read(body)))).toEqual([])
})

test('P2 a hidden price and a hidden address are in no byte that leaves the product', async () => {
  const index = await Promise.all(['nl', 'fr', 'en'].map((locale) => ask(`/${locale}/search/index.json`)))
  const results = await ask('/nl/search/results.json?q=2646')
  const lists = await Promise.all([
    ask('/nl/te-koop/?q=2646'),
    ask('/sitemap.xml'),
    ask('/nl/te-koop/?city=Linkebeek|1630'),
  ])
  const secrets = /zonnebosdreef|1[.,\s\u00a0\u202f]?390[.,\s\u00a0\u202f]?000|50\.7661|4\.3419/i
  expect(wrong(({ body }) => !secrets.test(body))).toEqual([])
  for (const { body } of [...index, results, ...lists]) expect(body).not.toMatch(secrets)
  expect(index[0]?.body).toContain('2646')
})

test('L6 what leads to another site opens in a new tab, without a handle on this one', () => {
  for (const [path, { body }] of pages) {
    for (const link of elementsOf(body, 'a').filter(({ href }) => /^https?:/.test(href ?? ''))) {
      expect([path, link.href, link.target]).toEqual([path, link.href, '_blank'])
      expect(link.rel?.split(' ')).toContain('noopener')
    }
  }
  expect(
    elementsOf(pages.get('/nl/')?.body ?? '', 'a').some(({ href }) =>
      href?.startsWith('https://www.biv.be/'),
    ),
  ).toBe(true)
})

test('every page is without inline script, style attributes and event attributes; its style is known by hash', () => {
  const inline = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")|\sstyle="|\son[a-z]+="/
  expect(wrong(({ body }) => !inline.test(body))).toEqual([])
  expect(wrong((page) => `${policyOf(page)['style-src']}` === `${ownStyles(page)}`)).toEqual([])
})

test('every picture says what it shows or that it is decoration, and keeps its place free', () => {
  for (const [path, { body }] of pages) {
    for (const picture of elementsOf(body, 'img')) {
      const { width, height, alt } = picture
      const kept = Number(width) > 0 && Number(height) > 0
      expect([path, picture.src, kept, alt !== undefined]).toEqual([path, picture.src, true, true])
    }
  }
})

/** What counts a visit where there is no script shows nothing. */
const isBeacon = (src = '') => src.startsWith('/visits/')

/** The face of an agent stands beside their name. */
const isFace = (sizes = '') => sizes === '72px'

test('D2 every picture of a listing says what it shows', () => {
  const homes = [...pages].filter(([path]) => /\/\d+\/$/.test(path))
  expect(homes.length).toBeGreaterThan(60)
  for (const [path, { body }] of homes) {
    const silent = elementsOf(mainOf(body), 'img').filter(
      ({ alt, src, sizes }) => !alt && !isBeacon(src) && !isFace(sizes),
    )
    expect([path, silent]).toEqual([path, []])
  }
})
