import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { highestId } from '~/kernel/bounds'
import { articleSchema } from './article.schema'
import { moduleSchema } from './module.schema'
import { pageSchema } from './page.schema'
import { settingsSchema } from './site'
import { agency } from './site.fixture'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const demo = () => read('demo/site/site.json')

/** The place where a document is rejected. */
function refusedAt(schema: z.ZodType, document: unknown): string[] {
  const { error } = schema.safeParse(document)
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('L17 the demo has all its texts in all four languages', () => {
  expect(refusedAt(settingsSchema, demo())).toEqual([])
  const { identity, search, footer, header, popup } = settingsSchema.parse(demo())
  const texts = [
    identity.tagline,
    identity.hours,
    search.title,
    search.description,
    header.freeEvaluation?.title,
    popup?.title,
    footer.copyright,
  ]
  for (const text of texts) expect(Object.keys(text ?? {}).sort()).toEqual(['de', 'en', 'fr', 'nl'])
})

const documents = [
  ['pages', 'page.json', pageSchema],
  ['articles', 'article.json', articleSchema],
] as const

test.each(documents)(
  'L17 each of the demo’s %s has its title in all four languages, its texts in three',
  (kind, file, schema) => {
    for (const id of readdirSync(`demo/site/${kind}`)) {
      const place = `demo/site/${kind}/${id}`
      expect(refusedAt(schema, read(`${place}/${file}`)), place).toEqual([])
      const { title, metadata } = schema.parse(read(`${place}/${file}`))
      expect(Object.keys(title).sort(), place).toEqual(['de', 'en', 'fr', 'nl'])
      if (metadata.title)
        expect(Object.keys(metadata.title), place).toEqual(expect.arrayContaining(['nl', 'fr', 'en']))
      const written = ['nl', 'fr', 'en'].filter((locale) => existsSync(`${place}/${locale}.md`))
      expect([0, 3], place).toContain(written.length)
    }
  },
)

test('L12 an address in non-Latin letters is stored percent-encoded, as browsers send it', () => {
  const site = demo()
  site.external[0].url = 'https://site.example/проект'
  site.topBar[0].link = 'https://site.example/é'
  const { external, topBar } = settingsSchema.parse(site)
  expect(external[0]?.url).toBe('https://site.example/%D0%BF%D1%80%D0%BE%D0%B5%D0%BA%D1%82')
  expect(topBar[0]?.link).toBe('https://site.example/%C3%A9')
  expect(pageSchema.parse({ title: { nl: 'Blog' }, redirect: 'HTTPS://Blog.example' }).redirect).toBe(
    'https://blog.example/',
  )
})

test('L17 a default language that is not enabled is rejected, with its place', () => {
  const site = demo()
  site.languages.default = 'de'
  expect(refusedAt(settingsSchema, site)).toEqual(['languages.default'])
  expect(z.prettifyError(settingsSchema.safeParse(site).error ?? new z.ZodError([]))).toContain('not in use')
  site.languages.use[3].use = true
  expect(refusedAt(settingsSchema, site)).toEqual([])
})

test('L17 a default language that is not listed is rejected', () => {
  const site = { ...agency, languages: { use: [{ code: 'nl', use: true }], default: 'fr' } }
  expect(refusedAt(settingsSchema, site)).toEqual(['languages.default'])
})

type Site = ReturnType<typeof demo>

const tilesOf = (url: string) => ({ tiles: { url, attribution: { text: 'Atlas' } } })

test.each<[path: string, spoil: (site: Site) => void]>([
  ['topBar.0.link', (site) => (site.topBar[0].link = 'javascript:alert(1)')],
  ['topBar.0.link', (site) => (site.topBar[0].link = '//evil.example/')],
  ['topBar.0.status', (site) => (site.topBar[0].status = 'Hidden')],
  ['topBar.0.colour', (site) => (site.topBar[0].colour = 'red')],
  ['identity.licence', (site) => (site.identity.licence = '500123')],
  ['identity.conductUrl', (site) => (site.identity.conductUrl = 'http://x.example')],
  ['identity.conductUrl.fr', (site) => (site.identity.conductUrl = { fr: 'javascript:alert(1)' })],
  ['identity.conductUrl', (site) => (site.identity.conductUrl = {})],
  ['identity.legalName', (site) => (site.identity.legalName = ' ')],
  ['identity.companyNumber', (site) => (site.identity.companyNumber = '')],
  ['identity.city', (site) => (site.identity.city = {})],
  ['search.title', (site) => (site.search.title = {})],
  ['search.title.fr', (site) => (site.search.title = { fr: '\u00a0 ' })],
  ['languages.use', (site) => site.languages.use.push({ code: 'fr', use: true })],
  ['identity.email', (site) => (site.identity.email = 'tilia')],
  ['languages.use.0.code', (site) => (site.languages.use[0].code = 'lb')],
  ['external.0.original', (site) => (site.external[0].original = '/nl/')],
  ['external.0.url', (site) => (site.external[0].url = 'javascript:alert(1)')],
  ['header.maxItems', (site) => (site.header.maxItems = 0)],
  ['header.drawer', (site) => (site.header.drawer = 'top')],
  ['popup.link.nl', (site) => (site.popup.link.nl = 'javascript:alert(1)')],
  ['brand.colours.primary', (site) => (site.brand = { colours: { primary: '#fff' } })],
  ['brand.logo', (site) => (site.brand = { logo: '/etc/hostname' })],
  ['search.title', (site) => delete site.search.title],
  ['siteInfo.analyticsId', (site) => (site.siteInfo = { analyticsId: '"><script>' })],
  ['map.tiles.url', (site) => (site.map = tilesOf('http://tiles.example/{z}/{x}/{y}.png'))],
  ['map.tiles.url', (site) => (site.map = tilesOf('https://tiles.example/{z}/{x}.png'))],
  ['map.tiles.url', (site) => (site.map = tilesOf("https://a;script-src 'x'/{z}/{x}/{y}.png"))],
  ['map.tiles.subdomains', (site) => (site.map = tilesOf('https://{s}.tiles.example/{z}/{x}/{y}.png'))],
  ['', (site) => (site.identiy = {})],
])('content: a site is refused at %s', (path, spoil) => {
  const site = demo()
  spoil(site)
  expect(refusedAt(settingsSchema, site)).toContain(path)
})

const page = (over: object) => ({ title: { nl: 'X' }, paths: { nl: '/x/' }, ...over })

test.each([
  ['title', { title: undefined }],
  ['title', { title: {} }],
  ['title.nl', { title: { nl: '' } }],
  ['title.nl', { title: { nl: '  ' } }],
  ['paths', { paths: undefined }],
  ['paths', { paths: {} }],
  ['paths.nl', { paths: { nl: '/x' } }],
  ['paths.nl', { paths: { nl: '/' } }],
  ['paths.nl', { paths: { nl: '/X/' } }],
  ['paths.nl', { paths: { nl: '/a//b/' } }],
  ['paths.nl', { paths: { nl: '/../b/' } }],
  ['original', { original: '/a' }],
  ['original', { original: '/a/?b/' }],
  ['paths', { screen: 'home' }],
  ['paths', { screen: 'home', paths: undefined, original: '/a/' }],
  ['screen', { screen: 'listing' }],
  ['redirect', { redirect: 'javascript:alert(1)' }],
  ['redirect', { redirect: 'data:text/html,x' }],
  ['redirect', { redirect: '/x/' }],
  ['parent', { parent: '../home' }],
  ['menu.sort', { menu: { sort: 100_000 } }],
  ['menu.sort', { menu: { sort: 1.5 } }],
  ['banner', { banner: { type: 'gallery', images: [{ file: 'media/a.webp' }] } }],
  ['banner', { banner: { type: 'video', video: 'media/a.mp4' } }],
  ['banner.type', { banner: { type: 'carousel' } }],
  ['banner.image', { banner: { type: 'image' } }],
  ['banner.color', { banner: { type: 'color', color: 'blue' } }],
  ['modules.0.relations.0.type', { modules: [{ relations: [{ type: 'map', id: 'x' }] }] }],
  ['modules.0.relations.0.id', { modules: [{ relations: [{ type: 'property-list', id: 'all' }] }] }],
  ['modules.0.relations.0.id', { modules: [{ relations: [{ type: 'article' }] }] }],
  ['modules.0.colorBackground', { modules: [{ backgroundType: 'color' }] }],
  ['modules.0.image', { modules: [{ backgroundType: 'image' }] }],
  ['modules.0.span', { modules: [{ span: 11 }] }],
  ['modules.0.col.lg', { modules: [{ col: { lg: 13 } }] }],
  ['modules.0.titleSize', { modules: [{ titleSize: 'h3' }] }],
  ['modules.0.class', { modules: [{ class: 'a b' }] }],
  ['modules.0.maxItems', { modules: [{ maxItems: 0 }] }],
  ['modules.0', { modules: [{ html: '<b>' }] }],
  ['modules.0.head', { modules: [{ head: true }] }],
  ['modules.0.head', { modules: [{ head: true, relations: [{ type: 'stats-view', id: 'all' }] }] }],
])('content: a page is refused at %s for %j', (path, over) => {
  expect(refusedAt(pageSchema, page(over))).toContain(path)
})

test('M5 a module’s defaults: twelve columns, an h2 as title, and visible', () => {
  expect(moduleSchema.parse({})).toMatchObject({
    span: 12,
    col: { sm: 12, md: 12, lg: 12 },
    titleSize: 'h2',
    status: 'Published',
    relations: [],
  })
  expect(moduleSchema.parse({ col: { lg: 6 } }).col).toEqual({ sm: 12, md: 12, lg: 6 })
})

test('M6 defaults: the home page has any banner; every page a sticky header and a breadcrumb', () => {
  for (const banner of [
    { type: 'properties' },
    { type: 'projects' },
    { type: 'video', video: 'media/a.mp4' },
  ])
    expect(refusedAt(pageSchema, { title: { nl: 'X' }, screen: 'home', banner })).toEqual([])
  expect(pageSchema.parse(page({}))).toMatchObject({
    showBreadCrumb: true,
    showPageBanner: true,
    showFixedMenu: true,
    noReferrerNoFollow: false,
    metadata: { active: true },
  })
})

test.each([
  ['date', { date: '2026-02-30' }],
  ['sort', { sort: 40_000 }],
  ['image.file', { image: { file: '/etc/hostname.png' } }],
  ['category', { category: 'Our news' }],
  // No feed gives such a number, and the database has no room for it.
  ['listing', { listing: 3_000_000_000 }],
  ['listing', { listing: highestId + 1 }],
])('content: an article is refused at %s for %j', (path, over) => {
  expect(refusedAt(articleSchema, { title: { nl: 'X' }, ...over })).toEqual([path])
})
