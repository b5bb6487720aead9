import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inLocale, siteSchema } from './site'

const demo = () => JSON.parse(readFileSync('demo/site/site.json', 'utf8'))

/** Where a document is refused. */
function refusedAt(document: unknown): string[] {
  const { error } = siteSchema.safeParse(document)
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('the demo site is a site document, and says everything in all four languages', () => {
  expect(refusedAt(demo())).toEqual([])
  const { search, home, menu } = siteSchema.parse(demo())
  for (const text of [
    search.title,
    search.description,
    home.description,
    ...menu.items.map(({ title }) => title),
  ])
    expect(Object.keys(text ?? {}).sort()).toEqual(['de', 'en', 'fr', 'nl'])
})

test('a site may do without a picture on its home page', () => {
  const site = demo()
  delete site.home.picture
  expect(refusedAt(site)).toEqual([])
})

test('L12 an address in letters beyond Latin is kept as browsers write it', () => {
  const site = demo()
  site.external[0].url = 'https://site.example/проект'
  site.topBar[0].link = 'https://site.example/é'
  site.menu.items[0].page = 'HTTPS://Blog.example'
  const { external, topBar, menu } = siteSchema.parse(site)
  expect(external[0]?.url).toBe('https://site.example/%D0%BF%D1%80%D0%BE%D0%B5%D0%BA%D1%82')
  expect(topBar[0]?.link).toBe('https://site.example/%C3%A9')
  expect(menu.items[0]?.page).toBe('https://blog.example/')
})

test('L17 a default language that is not in use is refused, with its place', () => {
  const site = demo()
  site.languages.default = 'de'
  expect(refusedAt(site)).toEqual(['languages.default'])
  expect(z.prettifyError(siteSchema.safeParse(site).error ?? new z.ZodError([]))).toContain('not in use')
  site.languages.use[3].use = true
  expect(refusedAt(site)).toEqual([])
})

test('a default language that is not listed is refused', () => {
  const site = demo()
  site.languages = { use: [{ code: 'nl', use: true }], default: 'fr' }
  expect(refusedAt(site)).toEqual(['languages.default'])
})

test.each([
  ['topBar.0.link', (site: ReturnType<typeof demo>) => (site.topBar[0].link = 'javascript:alert(1)')],
  ['identity.licence', (site: ReturnType<typeof demo>) => (site.identity.licence = '500123')],
  ['identity.conductUrl', (site: ReturnType<typeof demo>) => (site.identity.conductUrl = 'http://x.example')],
  ['identity.email', (site: ReturnType<typeof demo>) => (site.identity.email = 'tilia')],
  ['languages.use.0.code', (site: ReturnType<typeof demo>) => (site.languages.use[0].code = 'lb')],
  ['external.0.original', (site: ReturnType<typeof demo>) => (site.external[0].original = '/nl/')],
  ['external.0.url', (site: ReturnType<typeof demo>) => (site.external[0].url = 'javascript:alert(1)')],
  ['menu.items.0.page', (site: ReturnType<typeof demo>) => (site.menu.items[0].page = 'javascript:alert(1)')],
  ['menu.items.0.page', (site: ReturnType<typeof demo>) => (site.menu.items[0].page = 'toString')],
  ['menu.maxItems', (site: ReturnType<typeof demo>) => (site.menu.maxItems = 0)],
  ['menu.items.0.status', (site: ReturnType<typeof demo>) => (site.menu.items[0].status = 'Hidden')],
])('a site is refused at %s', (path, spoil) => {
  const site = demo()
  spoil(site)
  expect(refusedAt(site)).toContain(path)
})

test('a text is said in the page’s language, else in the site’s own, else in any, else not', () => {
  expect(inLocale({ nl: 'huis', fr: 'maison' }, 'fr', 'nl')).toBe('maison')
  expect(inLocale({ nl: 'huis', fr: 'maison' }, 'en', 'fr')).toBe('maison')
  expect(inLocale({ de: 'Haus' }, 'en', 'nl')).toBe('Haus')
  expect(inLocale({}, 'en', 'nl')).toBe('')
  expect(inLocale(undefined, 'en', 'nl')).toBe('')
})
