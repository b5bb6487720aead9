import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { type Module, moduleSchema } from '~/features/content/module.schema'
import { articleOf, draftOf, pageOf, siteFrom } from '~/features/content/site.fixture'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Log } from '~/platform/log.server'
import { insertListings } from '../../tests/setup/listings'
import { testApp } from '../../tests/setup/test-app'
import { pageViewOf } from './page-view.server'
import { showBanner } from './show-banner.server'
import { showModules } from './show-modules.server'

const { db, ...kit } = await testApp()
/** Listings 1 to 6, the highest number the newest. */
await insertListings(
  db,
  ...(['available', 'available', 'sold', 'rented', 'option', 'sold'] as const).map((state, n) => ({
    id: n + 1,
    state,
    goal: n === 1 || state === 'rented' ? ('rent' as const) : ('sale' as const),
    createdAt: new Date(n),
    modifiedAt: new Date(n),
  })),
)

test('M5 a draft is not shown', async () => {
  expect(await titlesOf([titled('a', { status: 'Draft' }), titled('b')])).toEqual(['b'])
})

test('M7 a module is shown if its rules hold, for the language, the page and the day in Brussels', async () => {
  const rule = (field: string, logic: string, compareWithValue: string) => ({
    field,
    logic,
    compareWithValue,
  })
  const modules = [
    titled('french', { conditions: [rule('locale', 'equals', 'fr')] }),
    titled('not french', { conditions: [rule('locale', 'not-equals', 'fr')] }),
    titled('here', { conditions: [rule('page', 'in', 'home,services')] }),
    titled('elsewhere', { conditions: [rule('page', 'equals', 'home')] }),
    titled('from the 21st', { conditions: [rule('day', 'greater-than', '2026-11-20')] }),
    titled('both', { conditions: [rule('page', 'equals', 'services'), rule('locale', 'equals', 'fr')] }),
    titled('always'),
  ]
  expect(await titlesOf(modules, 'nl')).toEqual(['not french', 'here', 'from the 21st', 'always'])
  expect(await titlesOf(modules, 'fr')).toEqual(['french', 'here', 'from the 21st', 'both', 'always'])
})

test.each([
  [null],
  ['locale'],
  [5],
  [{}],
  [{ field: 'locale' }],
  [{ field: 'locale', logic: 'is', compareWithValue: 'nl' }],
  [{ field: 'locale', logic: 'greater-than', compareWithValue: 'a' }],
  [{ field: {}, logic: 'equals', compareWithValue: 'nl' }],
  [{ advancedCondition: { not: [{ field: 'locale', logic: 'nonsense', compareWithValue: 'x' }] } }],
  [{ field: 'constructor', logic: 'is-not-empty' }],
  [{ field: 'language', logic: 'is-empty' }],
  [{ field: 'language', logic: 'not-equals', compareWithValue: 'fr' }],
  [{ advancedCondition: { not: [{ field: 'language', logic: 'equals', compareWithValue: 'fr' }] } }],
])('M7 an invalid rule counts as false: %j', async (rule) => {
  expect(await titlesOf([titled('hidden', { conditions: [rule] }), titled('shown')])).toEqual(['shown'])
})

test('M5 texts and widths are those of the module; unpublished texts are not shown', async () => {
  const [module] = await shown([
    {
      title: { nl: 'Dienst', fr: 'Service', public: false },
      titleSize: 'h1',
      description: { nl: 'Ja', fr: 'Oui' },
      span: 10,
      col: { lg: 6 },
      backgroundType: 'color',
      colorBackground: '#EEF2EC',
      images: [{ file: 'media/a.webp', alt: { nl: 'huis' } }, { file: 'media/none.webp' }],
    },
  ])
  expect(module).toMatchObject({
    title: undefined,
    titleSize: 'h1',
    description: 'Ja',
    span: 10,
    col: { sm: 12, md: 12, lg: 6 },
    ground: '#eef2ec',
    picture: undefined,
    pictures: [{ alt: 'huis', width: 4 }],
  })
})

test('M5 an article is shown in full, with links in the page’s language, and its text marked if it is in another', async () => {
  const [module] = await shown([{ relations: [{ type: 'article', id: 'about' }] }], { locale: 'fr' })
  expect(module?.parts).toMatchObject([
    {
      type: 'article',
      article: {
        title: 'Artikel about',
        html: '<h2>Wij</h2>\n<p><a href="/fr/a-vendre/">x</a></p>\n',
        lang: 'nl',
      },
    },
  ])
})

test('M5 a category shows a number of articles in their order, as cards or in full', async () => {
  const relations = [{ type: 'category' as const, id: 'news' }]
  const [cards, whole] = await shown([
    { relations, view: 'news-view', maxItems: 2, itemsPerRow: 2 },
    { relations, view: 'single-view' },
  ])
  expect(cards?.parts).toMatchObject([
    { view: 'news-view', perRow: 2, articles: [{ id: 'c3' }, { id: 'c2' }] },
  ])
  expect(whole?.parts).toMatchObject([
    {
      view: 'single-view',
      articles: [{ id: 'c3' }, { id: 'c2', html: '<p>Twee</p>\n' }, { id: 'c1', lang: 'fr' }],
    },
  ])
})

test('M1 a property list shows a number of the newest listings, those for sale or for rent, or references', async () => {
  const lists = (['newest', 'for-sale', 'for-rent', 'references'] as const).map((id) => ({
    relations: [{ type: 'property-list' as const, id }],
  }))
  const parts = (await shown(lists)).flatMap((module) => module.parts)
  const idsOf = parts.map((part) =>
    part.type === 'property-list'
      ? part.cards.map(({ id }) => id).sort()
      : part.type === 'references'
        ? part.stories.map(({ card }) => card.id).sort()
        : part,
  )
  expect(idsOf[0]).toEqual([1, 2, 5])
  expect(idsOf[1]).toEqual([1, 3, 5, 6])
  expect(idsOf[2]).toEqual([2, 4])
  // M8: what was sold and rented.
  expect(idsOf[3]).toEqual([3, 4, 6])
  const moreOf = parts.map((part) => ('more' in part ? part.more.map(({ href }) => href) : []))
  expect(moreOf).toEqual([['/nl/te-koop/', '/nl/te-huur/'], ['/nl/te-koop/'], ['/nl/te-huur/'], []])
  const [few] = await shown([{ relations: [{ type: 'property-list', id: 'references' }], maxItems: 1 }])
  expect(few?.parts).toMatchObject([{ stories: [{ card: { id: 6 } }] }])
  const [newest] = await shown([
    { relations: [{ type: 'property-list', id: 'newest' }], maxItems: 1, itemsPerRow: 4 },
  ])
  expect(newest?.parts).toMatchObject([{ perRow: 4, cards: [{}] }])
})

test('M5a the figures are those of the whole site', async () => {
  const [module] = await shown([{ relations: [{ type: 'stats-view', id: 'all' }] }])
  expect(module?.parts).toEqual([
    { type: 'stats-view', states: { forSale: 2, forRent: 1, sold: 2, rented: 1 } },
  ])
})

const results = { relations: [{ type: 'stats-view' as const, id: 'results' as const }] }
const figures = {
  since: 1987,
  daysToSell: { days: 41, sales: 63, date: '2026-06-30' },
  shareOfAskingPrice: { percent: 98.2, sales: 63, date: '2026-06-30' },
}
const resultsWith = async (settings: object) => {
  const view = pageViewOf(appIn('nl'), siteFrom(draftOf({}, settings)), 'home')
  const [found] = await showModules(appIn('nl'), view, [moduleSchema.parse(results)])
  return found?.parts[0]
}

test('M5b results are the agency’s own figures with their day, and those that it does not give are left out', async () => {
  const { daysToSell, shareOfAskingPrice } = figures
  expect(await resultsWith({ figures })).toEqual({
    type: 'results',
    results: { years: { count: 39, since: 1987 }, daysToSell, shareOfAskingPrice },
  })
  expect(await resultsWith({ figures: { since: 1987 } })).toEqual({
    type: 'results',
    results: { years: { count: 39, since: 1987 } },
  })
})

test('M5b where no result is known the totals stand in its place; a first year is no result', async () => {
  expect(await resultsWith({})).toMatchObject({ type: 'stats-view', states: { forSale: 2 } })
  expect(await resultsWith({ figures: { since: 2026 } })).toMatchObject({ type: 'stats-view' })
})

test('M5c what starts a valuation leads to its page in the language, and is left out where that has none', async () => {
  const found = siteFrom(draftOf({ pages: [pageOf('value', { paths: { nl: '/schatting/' } })] }))
  const start = moduleSchema.parse({ relations: [{ type: 'valuation-start', id: 'value' }] })
  const partsIn = async (locale: Locale) =>
    (await showModules(appIn(locale), pageViewOf(appIn(locale), found, 'home'), [start]))[0]?.parts
  expect(await partsIn('nl')).toEqual([{ type: 'valuation-start', href: '/nl/schatting/' }])
  expect(await partsIn('fr')).toEqual([])
})

test('M5 a contact module shows the agency’s identity in the language', async () => {
  const [module] = await shown([{ relations: [{ type: 'contact', id: 'site-contact' }] }], { locale: 'fr' })
  expect(module?.parts).toMatchObject([
    { contact: { name: 'Acer BV', address: ['Dorp 1', '1000 Bruxelles'], phone: groupPhone('025550100') } },
  ])
})

test('E3 a failed part does not affect others in its module and on the page, and is logged', async () => {
  const app = appIn('nl', { db: brokenDb })
  const modules: ModuleInput[] = [
    titled('a', {
      relations: [
        { type: 'stats-view', id: 'all' },
        { type: 'article', id: 'about' },
      ],
    }),
    titled('b', { relations: [{ type: 'article', id: 'gone' }] }),
    titled('c', { relations: [{ type: 'property-list', id: 'newest' }] }),
    titled('d', { relations: [{ type: 'project-list', id: 'all' }] }),
    titled('e', { relations: [{ type: 'category', id: 'news' }] }),
  ]
  const found = await shown(modules, { app })
  expect(found.map(({ title, parts }) => [title, ...parts.map(({ type }) => type)])).toEqual([
    ['a', 'failed', 'article'],
    ['b'],
    ['c', 'failed'],
    ['d', 'failed'],
    ['e', 'category'],
  ])
  expect(app.log.error).toHaveBeenCalledTimes(3)
})

test('E3 a failed banner does not affect the page', async () => {
  const app = appIn('nl', { db: brokenDb })
  const view = pageViewOf(app, site, 'home')
  expect(await showBanner(app, view, { type: 'properties', transparent: true })).toBeUndefined()
  expect(app.log.error).toHaveBeenCalledOnce()
})

test('M6 a banner has its published texts, and says whether the header is over it', async () => {
  const app = appIn('nl')
  const view = pageViewOf(app, site, 'home')
  const words = {
    title: { nl: 'Ja', public: true },
    description: { nl: 'Nee', public: false },
    transparent: false,
  }
  expect(
    await showBanner(app, view, { type: 'image', image: { file: 'media/a.webp' }, ...words }),
  ).toMatchObject({
    title: 'Ja',
    description: undefined,
    transparent: false,
    picture: { width: 4 },
  })
  expect(await showBanner(app, view, { type: 'color', color: '#eef2ec', ...words })).toMatchObject({
    transparent: false,
    ground: '#eef2ec',
  })
  expect(
    await showBanner(app, view, { type: 'image', image: { file: 'media/none.webp' }, ...words }),
  ).toBeUndefined()
  const images = [{ file: 'media/none.webp' }, { file: 'media/a.webp' }]
  expect(await showBanner(app, view, { type: 'gallery', images, ...words })).toMatchObject({
    pictures: [{ width: 4 }],
  })
})

const site = siteFrom(
  draftOf({
    articles: [
      articleOf(
        'about',
        { intro: { nl: 'Kort.' }, paths: { nl: '/over/' } },
        { nl: '## Wij\n\n[x](/for-sale/)' },
      ),
      articleOf('c1', { category: 'news', sort: 2 }, { fr: 'Un' }),
      articleOf('c2', { category: 'news', sort: 1, date: '2026-01-01' }, { nl: 'Twee' }),
      articleOf('c3', { category: 'news', sort: 1, date: '2026-03-01' }),
    ],
    files: [{ name: 'media/a.webp', hash: 'a', mimetype: 'image/webp', bytes: new Uint8Array(1) }],
  }),
)

const appIn = (locale: Locale, over: Partial<App> = {}): App => ({
  ...kit.appIn(locale, '2026-11-20T23:30:00Z'),
  log: { error: vi.fn() } as unknown as Log,
  ...over,
})

/** A database whose queries all fail. */
const brokenDb = new Proxy({} as Db, {
  get: () => () => {
    throw new Error('the database is gone')
  },
})

type ModuleInput = z.input<typeof moduleSchema>

test('T1 the heading of testimonials says whether they are verified, or how the agency verifies them', async () => {
  const testimonials = moduleSchema.parse({ relations: [{ type: 'testimonials', id: 'all' }] })
  const said = async (settings: object) => {
    const view = pageViewOf(appIn('en'), siteFrom(draftOf({}, settings)), 'services')
    const [found] = await showModules(appIn('en'), view, [testimonials])
    return found?.parts[0]
  }
  expect(await said({})).toMatchObject({
    verification: expect.stringContaining('do not systematically check'),
  })
  const verification = { en: 'Only people whose sale we handled.' }
  expect(await said({ testimonials: { verification } })).toMatchObject({ verification: verification.en })
})

test('T1 all testimonials come with the valuation of the header, where its page has an address in the language', async () => {
  const freeEvaluation = { page: 'value', title: { nl: 'Gratis schatting', fr: 'Estimation' } }
  const found = siteFrom(
    draftOf({ pages: [pageOf('value', { paths: { nl: '/schatting/' } })] }, { header: { freeEvaluation } }),
  )
  const nextIn = async (locale: Locale, id: 'all' | 'newest') => {
    const module = moduleSchema.parse({ relations: [{ type: 'testimonials', id }] })
    const [part] =
      (await showModules(appIn(locale), pageViewOf(appIn(locale), found, 'home'), [module]))[0]?.parts ?? []
    return part?.type === 'testimonials' ? part.next : 'no testimonials'
  }
  expect(await nextIn('nl', 'all')).toEqual({ title: 'Gratis schatting', href: '/nl/schatting/' })
  expect(await nextIn('fr', 'all')).toBeUndefined()
  expect(await nextIn('nl', 'newest')).toBeUndefined()
})

test('M8 references lead to the valuation of the header', async () => {
  const freeEvaluation = { page: 'value', title: { nl: 'Gratis schatting' } }
  const found = siteFrom(
    draftOf({ pages: [pageOf('value', { paths: { nl: '/schatting/' } })] }, { header: { freeEvaluation } }),
  )
  const module = moduleSchema.parse({ relations: [{ type: 'property-list', id: 'references' }] })
  const [first] = await showModules(appIn('nl'), pageViewOf(appIn('nl'), found, 'home'), [module])
  expect(first?.parts).toMatchObject([
    { type: 'references', next: { title: 'Gratis schatting', href: '/nl/schatting/' } },
  ])
})

async function shown(modules: ModuleInput[], { locale = 'nl' as Locale, app = appIn(locale) } = {}) {
  const read: Module[] = modules.map((module) => moduleSchema.parse(module))
  return await showModules(app, pageViewOf(app, site, 'services'), read)
}

const titled = (nl: string, over: ModuleInput = {}): ModuleInput => ({ title: { nl }, ...over })

const titlesOf = async (modules: ModuleInput[], locale: Locale = 'nl') =>
  (await shown(modules, { locale })).map(({ title }) => title)
