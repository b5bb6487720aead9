import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ArticleDocument, articleSchema } from '~/features/content/article.schema'
import { type PageDocument, pageSchema } from '~/features/content/page.schema'
import { entryOf, type PageName, pageNames } from '~/i18n/page-table'
import { comparablePath, pathTo } from '~/i18n/path-to'
import { type Locale, locales } from '~/kernel/locale'
import { allRoutes, articleRoutes, pageRoutes } from '../route-table'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const pages = new Map<string, PageDocument>(
  readdirSync('demo/site/pages').map((id) => [id, pageSchema.parse(read(`demo/site/pages/${id}/page.json`))]),
)
const articles = new Map<string, ArticleDocument>(
  readdirSync('demo/site/articles').map((id) => [
    id,
    articleSchema.parse(read(`demo/site/articles/${id}/article.json`)),
  ]),
)

type Addresses = { original: string; paths: Partial<Record<Locale, string>> }

/** Every address with a fixed path on the demo site, by its original. */
const screens = pageNames.filter((name) => !entryOf(name).original.includes(':'))
const addresses: Addresses[] = [
  ...screens.map((name) => ({
    original: entryOf(name).original,
    paths: Object.fromEntries(locales.map((locale) => [locale, pathTo(locale, name as PageName & 'home')])),
  })),
  ...[...pages.values(), ...articles.values()].flatMap(({ original, paths }) =>
    original && paths
      ? {
          original,
          paths: Object.fromEntries(
            Object.entries(paths).map(([locale, path]) => [locale, `/${locale}${path}`]),
          ),
        }
      : [],
  ),
]
const findByOriginal = (original: string) => addresses.filter((one) => one.original === original)

test.each(allRoutes)('L7 L8 L9 %s is %s in Dutch, %s in French and %s in English', (original, nl, fr, en) => {
  const found = findByOriginal(original)
  expect(found, original).toHaveLength(1)
  expect(found[0]?.paths).toMatchObject({ nl, fr, en })
})

/** Addresses that other rows of the specification require, beyond its table. */
const extraOriginals = [
  /^\/accessibility\/$/,
  /^\/appointment\/(manage\/)?$/,
  /^\/confirm\/$/,
  /^\/documents\/$/,
  /^\/favourites\/(compare\/)?$/,
  // Each is of a form (form-registry.test.ts).
  /^\/feedback\/[a-z-]+\/$/,
  /^\/gallery\/((mails|office)\/)?$/,
  /^\/login\/(forgotten|password)\/$/,
  /^\/map\/$/,
  /^\/my-properties\/(account\/)?$/,
  /^\/my-search\/$/,
  /^\/news\/([a-z-]+\/)?$/,
  /^\/newsletter\/([a-z]+\/)?$/,
  /^\/preview\/$/,
  /^\/projects\/$/,
  /^\/team\/$/,
  /^\/testing-testing\/$/,
  /^\/testimonials?\/$/,
  /^\/my-data\/$/,
]

test('L7 there are no addresses beyond the table and the listed extras', () => {
  const table = new Set(allRoutes.map(([original]) => original))
  const others = addresses.map(({ original }) => original).filter((original) => !table.has(original))
  expect(others.filter((original) => !extraOriginals.some((own) => own.test(original)))).toEqual([])
})

test('L7 no word of an English address is French, and German has a path of its own', () => {
  const french = /vente|location|gestion|estimation|promotion|aventure|camping|rendez|louer|demand/
  for (const { original, paths } of addresses) {
    expect(paths.en, original).not.toMatch(french)
    expect(paths.en ?? '', original).toMatch(/^(\/en\/([a-z-]+\/)*)?$/)
  }
  for (const [original] of [...pageRoutes, ...articleRoutes])
    expect(findByOriginal(original)[0]?.paths.de, original).toMatch(/^\/de\//)
})

test('L7 a former English address is nobody’s today, so that it can redirect', () => {
  const english = new Set(addresses.map(({ paths }) => paths.en))
  for (const [original, , , en] of [...pageRoutes, ...articleRoutes]) {
    const former = `/en${comparablePath(original)}`
    if (former !== en) expect(english, former).not.toContain(former)
  }
})

test('L7 no two pages of a language share an address', () => {
  for (const locale of locales) {
    const taken = addresses.flatMap(({ paths }) => paths[locale] ?? [])
    expect(taken.filter((path, index) => taken.indexOf(path) < index)).toEqual([])
  }
})

test.each(articleRoutes)(
  'L8 %s is below its page, which appears in the breadcrumb while the article does not',
  (original) => {
    const article = [...articles.values()].find((one) => one.original === original)
    expect(article?.breadcrumb.public).toBe(false)
    const parent = pages.get(article?.parent ?? '')
    expect(parent?.original).toBe(original.startsWith('/services/') ? '/services/' : '/Aventure/')
    expect(parent?.breadcrumb.public).toBe(true)
  },
)

test('M1 the menu has the specified order, and its pages show the specified modules', () => {
  const sorts = [...pages].flatMap(([id, { menu }]) => (menu ? [[id, menu.sort] as const] : []))
  expect(Object.fromEntries(sorts)).toMatchObject({
    home: 0,
    'for-sale': 1,
    'for-rent': 3,
    services: 4,
    references: 6,
    adventure: 13,
    contact: 14,
    jobs: 15,
  })
  const relationsOf = (id: string) =>
    pages.get(id)?.modules.flatMap(({ relations }) => relations.map(({ type }) => type)) ?? []
  expect(relationsOf('home')).toEqual(expect.arrayContaining(['article', 'property-list', 'stats-view']))
  expect(relationsOf('contact')).toContain('contact')
  expect(pages.get('contact')?.modules.some(({ backgroundType }) => backgroundType === 'image')).toBe(true)
})

test('M8 references list sold and rented listings; services ten articles, three a row; adventure four, two a row; jobs one', () => {
  const moduleOf = (id: string) => pages.get(id)?.modules.find(({ relations }) => relations.length > 0)
  expect(moduleOf('references')).toMatchObject({
    relations: [
      { type: 'stats-view', id: 'results' },
      { type: 'property-list', id: 'references' },
    ],
    maxItems: 24,
  })
  expect(moduleOf('services')).toMatchObject({ view: 'news-view', maxItems: 10, itemsPerRow: 3 })
  expect(moduleOf('adventure')).toMatchObject({ view: 'news-view', maxItems: 4, itemsPerRow: 2 })
  expect(moduleOf('jobs')).toMatchObject({ relations: [{ type: 'article' }] })
})

test('M5a news are articles of a category, on the home page and on a page of their own', () => {
  const shows = (id: string) =>
    pages.get(id)?.modules.some(({ relations }) => relations.some((one) => one.id === 'news'))
  expect([shows('home'), shows('news')]).toEqual([true, true])
  const news = [...articles.values()].filter(({ category }) => category === 'news')
  expect(news.length).toBeGreaterThan(0)
  expect(news.every(({ date, paths }) => date && paths)).toBe(true)
})
