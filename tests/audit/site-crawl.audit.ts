import { beforeAll, describe, expect, test } from 'vitest'
import { alternatesOf, canonicalOf, elementsOf, isNoindex, languageOf, textOf } from '../browser/answers'
import { type Crawl, crawl, each, htmlPages, localeOf, type ReadPage, read, sitemapOf, sites } from './crawl'

/** Number of addresses per host; the addresses themselves would fill pages of the report. */
function countByHost(addresses: Iterable<string>): string {
  const byHost = Object.groupBy(addresses, (address) => new URL(address).host)
  const counts = Object.entries(byHost).map(([host, found]) => `${host} ${found?.length}`)
  return counts.sort().join(', ')
}

describe.each(['demo', 'second agency'])('the site of the %s', (name) => {
  let site: Crawl
  let pages: ReadPage[]
  beforeAll(async () => {
    const [, origin = ''] = sites().find(([known]) => known === name) ?? []
    site = await crawl(origin)
    pages = htmlPages(site)
    console.log(
      `${name}: ${pages.length} pages in ${site.locales.join(' ')}, ${site.links.length} links\n` +
        `leads elsewhere, not asked: ${countByHost(site.external)}`,
    )
  })

  const indexable = () => pages.filter(({ body }) => !isNoindex(body))
  /** Lists faulty pages with their fault; one expectation of an empty list is easier to read than a thousand. */
  const faults = (of: ReadPage[], faultOf: (page: ReadPage) => unknown) =>
    of.flatMap((page) => {
      const fault = faultOf(page)
      return fault ? [`${page.path}: ${fault}`] : []
    })

  test('every page answers 200 with HTML in the language of its address', () => {
    expect(
      faults(
        [...site.pages.values()],
        ({ status, path }) => status !== 200 && `${status}, from ${fromOf(site, path)}`,
      ),
    ).toEqual([])
    expect(
      faults(pages, ({ body, path }) => languageOf(body) !== localeOf(path) && languageOf(body)),
    ).toEqual([])
  })

  test('every link within the site answers without a redirect, and its hash exists in the page', async () => {
    const wrong: string[] = []
    const targets = new Map(site.links.map((link) => [`${link.path}#${link.place}`, link]))
    await each(targets.values(), 4, async ({ from, path, place }) => {
      const target = site.pages.get(path) ?? (await read(site.origin, path))
      site.pages.set(path, target)
      if (target.status !== 200) wrong.push(`${from} → ${path}: ${target.status}`)
      else if (place && !hasPlace(target.body, place)) wrong.push(`${from} → ${path}: no #${place}`)
    })
    expect(wrong).toEqual([])
  })

  test('every picture, style, script and document of a page answers', async () => {
    const files = new Map(
      pages.flatMap((page) => filesOf(page, site.origin).map((file) => [file, page.path])),
    )
    expect(files.size).toBeGreaterThan(20)
    const wrong: string[] = []
    await each(files, 4, async ([url, from]) => {
      const answer = await fetch(url, { redirect: 'manual' })
      const { byteLength } = await answer.arrayBuffer()
      if (answer.status !== 200 || byteLength === 0) wrong.push(`${from} → ${url}: ${answer.status}`)
    })
    console.log(`${name}: ${files.size} files`)
    expect(wrong).toEqual([])
  })

  test('every page has one h1, and a title that is unique in its language', () => {
    expect(
      faults(pages, ({ body }) => elementsOf(body, 'h1').length !== 1 && elementsOf(body, 'h1').length),
    ).toEqual([])
    expect(faults(pages, ({ body }) => !/<h1\b.*?<\/h1>/s.test(body) || !textOf(body))).toEqual([])
    expect(faults(pages, ({ body }) => !titleOf(body) && 'no title')).toEqual([])
    expect(shared(indexable(), titleOf)).toEqual([])
  })

  test('every page that may be indexed has a description of its own', () => {
    expect(faults(indexable(), ({ body }) => !descriptionOf(body) && 'no description')).toEqual([])
    expect(shared(indexable(), descriptionOf)).toEqual([])
  })

  test('every page that may be indexed is its own canonical page', () => {
    expect(
      faults(indexable(), ({ body, path }) => canonicalOf(body) !== site.origin + path && canonicalOf(body)),
    ).toEqual([])
  })

  test('alternates reference each other and themselves, and one of them is x-default', () => {
    const alternates = new Map(indexable().map(({ path, body }) => [site.origin + path, alternatesOf(body)]))
    const wrong: string[] = []
    for (const [url, { 'x-default': fallback, ...own }] of alternates) {
      const others = Object.values(own)
      if (!others.includes(url)) wrong.push(`${url}: does not name itself`)
      if (!fallback || !others.includes(fallback)) wrong.push(`${url}: x-default ${fallback}`)
      for (const [hreflang, other] of Object.entries(own)) {
        if (other && localeOf(new URL(other).pathname) !== hreflang)
          wrong.push(`${url}: ${hreflang} ${other}`)
        if (!Object.values(alternates.get(other ?? '') ?? {}).includes(url))
          wrong.push(`${other} leaves out ${url}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('the sitemap lists exactly the pages that may be indexed', async () => {
    const listed = new Set(await sitemapOf(site.origin))
    // Further pages of a list are found from its first.
    const found = new Set(
      indexable()
        .map(({ path }) => path)
        .filter((path) => !path.includes('?')),
    )
    expect(
      [...found].filter((path) => !listed.has(path)),
      'not in the sitemap',
    ).toEqual([])
    expect(
      [...listed].filter((path) => !found.has(path)),
      'in the sitemap only',
    ).toEqual([])
  })
})

const fromOf = ({ links }: Crawl, path: string) =>
  links.find((link) => link.path === path)?.from ?? 'the sitemap'

const titleOf = (html: string) => textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
const descriptionOf = (html: string) =>
  elementsOf(html, 'meta').find(({ name }) => name === 'description')?.content ?? ''

/** Texts that several pages of one language share. */
function shared(pages: ReadPage[], wordsOf: (html: string) => string): string[] {
  const byWords = Map.groupBy(pages, ({ path, body }) => `${localeOf(path)} ${wordsOf(body)}`)
  return [...byWords]
    .filter(([, { length }]) => length > 1)
    .map(([words, same]) => `${words}: ${same.map(({ path }) => path).join(' ')}`)
}

const hasPlace = (html: string, id: string) =>
  [...html.matchAll(/\sid="([^"]*)"/g)].some(([, known]) => known === id)

/** Absolute addresses of everything that a page embeds or links to, on this origin. */
function filesOf({ path, body }: ReadPage, origin: string): string[] {
  const of = (tag: string, name: string) => elementsOf(body, tag).map((attributes) => attributes[name] ?? '')
  const sets = [...of('img', 'srcset'), ...of('source', 'srcset'), ...of('link', 'imagesrcset')]
  const files = [
    ...['img', 'script', 'video', 'iframe', 'embed'].flatMap((tag) => of(tag, 'src')),
    ...of('img', 'data-src'),
    ...of('video', 'poster'),
    ...of('link', 'href'),
    ...sets.flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')),
    ...elementsOf(body, 'meta')
      .filter(({ property }) => property === 'og:image')
      .map(({ content = '' }) => content),
  ]
  return files
    .filter(Boolean)
    .map((file) => new URL(file, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ href }) => href)
}
