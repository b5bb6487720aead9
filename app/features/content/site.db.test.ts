import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { articles, modules, pages, siteFiles, siteSettings } from '#db/schema'
import { importFeed } from '~/features/feed/public.server'
import { newestCards } from '~/features/listings/public.server'
import type { Locale } from '~/kernel/locale'
import { loader as homeLoader } from '~/pages/home.route'
import type { showEntry } from '~/pages/show-entry.server'
import { loader as pageLoader } from '~/pages/site-page.route'
import { log } from '~/platform/log.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { clearVersioned } from '~/platform/versioned.server'
import type { PageInfo } from '~/ui/page/page-info'
import { contextOf } from '../../../tests/setup/requests'
import { testApp } from '../../../tests/setup/test-app'
import { importSite } from './import-site.server'
import { shellOf } from './shell.server'
import { agency, emptyFolder, type FolderFiles, folderWith, onePicture, smallSite } from './site.fixture'
import { siteOf } from './site.server'

const emptied = [siteSettings, pages, modules, articles, siteFiles]
const { db, ...kit } = await testApp({ emptied })
const appIn = (locale?: Locale) => kit.appIn(locale, '2026-12-31T23:30:00Z')
const small = smallSite(await onePicture())

test('content: a site without imported content answers in three languages, with two lists in its menu', async () => {
  expect((await siteOf(db)).locales).toEqual(['nl', 'fr', 'en'])
  const { shell } = await shellOf(appIn('fr'))
  expect(shell.menu).toEqual([
    { title: 'À vendre', href: '/fr/a-vendre/', children: [] },
    { title: 'À louer', href: '/fr/a-louer/', children: [] },
  ])
})

test('content: a site without imported content names no agency, and references no missing picture', async () => {
  expect(await siteOf(db)).toMatchObject({
    isLoaded: false,
    identity: { phone: '', email: '', licence: '' },
    pages: [],
    style: '',
  })
  expect((await shellOf(appIn('nl'))).shell.identity).toBeUndefined()
  const { page, banner, modules } = await homeOf('nl')
  expect(banner).toBeUndefined()
  expect(page).toMatchObject({ title: 'Pignon', headerOver: undefined, structuredData: [] })
  expect(page.socialPicture).toBeUndefined()
  expect(modules.flatMap(({ parts }) => parts.map(({ type }) => type))).toEqual([
    'property-list',
    'project-list',
  ])
  await load()
  expect((await homeOf('nl')).page).toMatchObject({
    structuredData: [{ name: 'Acer', address: { addressCountry: 'België' } }],
  })
})

test('M6 the home page has its banner, texts and modules, and its shared links have the picture', async () => {
  const banner = {
    type: 'image',
    image: { file: 'media/a.png', alt: { nl: 'huis' } },
    title: { nl: 'Welkom' },
  }
  await load(home({ banner, modules: [{ relations: [{ type: 'stats-view', id: 'all' }] }] }))
  const shown = await homeOf('nl')
  expect(shown.banner).toMatchObject({ type: 'image', picture: { alt: 'huis', width: 40 } })
  expect(shown.title).toBe('Welkom')
  expect(shown.page).toMatchObject({ headerOver: 'picture', socialPicture: { alt: 'huis', width: 1360 } })
  expect(shown.modules.flatMap(({ parts }) => parts.map(({ type }) => type))).toEqual(['stats-view'])
  expect((await shellOf(appIn('fr'))).shell.socialPicture).toMatchObject({ alt: 'huis', width: 1360 })
  await load(home({ banner, showPageBanner: false }))
  expect((await homeOf('nl')).banner).toBeUndefined()
})

test('M6 the home page has its banner’s description where no sentence with totals is given or wanted', async () => {
  const banner = { type: 'color', color: '#eef2ec', description: { nl: 'Van de bank.' } }
  const search = { title: { nl: 'Zoek' }, description: { nl: '{FOR_SALE_TOTAL} te koop' } }
  const said = async (over: object) => {
    await load({ ...home({ banner }), ...settings({ search: { ...search, ...over } }) })
    return (await homeOf('nl')).description
  }
  expect(await said({})).toMatch(/^\d+ te koop$/)
  expect(await said({ description: undefined })).toBe('Van de bank.')
  expect(await said({ showCountProperty: false })).toBe('Van de bank.')
})

test('L16 the preview is the home page with noindex', async () => {
  await load(home())
  const preview = await homeOf('nl', '/nl/preview/')
  expect(preview.page).toMatchObject({ noindex: true, canonical: '/nl/', alternates: { fr: '/fr/preview/' } })
  expect((await homeOf('nl')).page).toMatchObject({ noindex: false, alternates: { fr: '/fr/' } })
})

test('L7 L8 a page and an article answer at their addresses, in the languages that they exist in', async () => {
  await load()
  const { page, shown } = await pageAt('/nl/diensten/')
  expect(shown).toMatchObject({
    title: 'Diensten',
    banner: { type: 'image' },
    modules: [{ parts: [{ type: 'category', articles: [{ id: 'sale', href: '/nl/services/verkoop/' }] }] }],
  })
  expect(shown.html).toMatch(
    /^<p>Zie <a href="\/nl\/services\/verkoop\/">verkoop<\/a>\.<\/p>\n<p><img src="\/media\/site-a\//,
  )
  expect(page).toMatchObject({
    title: 'Diensten',
    canonical: '/nl/diensten/',
    alternates: { nl: '/nl/diensten/', fr: '/fr/services/', en: '/en/services/' },
    noindex: false,
  })
  const french = await pageAt('/fr/services/vente/')
  expect(french.shown).toMatchObject({ title: 'Verkoop', html: '<p>Wij verkopen.</p>\n', lang: 'nl' })
  expect(french.page).toMatchObject({
    alternates: { nl: '/nl/services/verkoop/', fr: '/fr/services/vente/' },
    socialType: 'article',
  })
  expect(await visit('/en/services/vente/')).toMatchObject({ status: 404 })
})

test('L15 the breadcrumb of an article names its parent page, also in the structured data', async () => {
  await load()
  const { page } = await pageAt('/nl/services/verkoop/')
  expect(page.crumbs?.map(({ name, href }) => [name, href])).toEqual([
    ['Home', '/nl/'],
    ['Diensten', '/nl/diensten/'],
    ['Verkoop', undefined],
  ])
  expect(page.structuredData).toMatchObject([{ '@type': 'BreadcrumbList' }])
  const article = small['articles/sale/article.json'] as object
  await load({ 'articles/sale/article.json': { ...article, breadcrumb: { public: false } } })
  expect((await pageAt('/nl/services/verkoop/')).page.crumbs?.map(({ name }) => name)).toEqual([
    'Home',
    'Diensten',
  ])
  await load(pageWith({ showBreadCrumb: false }))
  expect((await pageAt('/nl/diensten/')).page.crumbs).toEqual([])
})

test('M4 a page has the agency’s metadata for search engines and shared links, in the language', async () => {
  const metadata = {
    title: { nl: 'Onze diensten', fr: 'Nos services' },
    description: { nl: 'Wat wij doen' },
    socialTitle: { nl: 'Kijk' },
    socialType: 'article',
    socialImage: { file: 'media/a.png', alt: { nl: 'huis' } },
    active: false,
  }
  await load(pageWith({ metadata, noReferrerNoFollow: true, showFixedMenu: false, logo: 'media/logo.svg' }))
  expect((await pageAt('/nl/diensten/')).page).toMatchObject({
    title: 'Onze diensten',
    description: 'Wat wij doen',
    socialTitle: 'Kijk',
    socialType: 'article',
    socialPicture: { alt: 'huis' },
    noindex: true,
    noReferrer: true,
    stillHeader: true,
    logoSvg: expect.stringMatching(/^<svg/),
  })
  expect((await pageAt('/fr/services/')).page.title).toBe('Nos services')
})

test('L5 an unknown address is a 404 in the language, with links to the home page in each', async () => {
  await load()
  for (const address of ['/nl/none/', '/nl/services/', '/fr/diensten/'])
    expect(await visit(address)).toMatchObject({
      status: 404,
      page: { noindex: true, alternates: { nl: '/nl/', fr: '/fr/', en: '/en/' } },
    })
})

test('M2 a page on another site redirects there, and opens a new tab from the menu', async () => {
  await load({
    'pages/blog/page.json': {
      title: { nl: 'Blog' },
      paths: { nl: '/blog/' },
      redirect: 'https://blog.example',
      menu: { sort: 1 },
    },
  })
  expect(await visit('/nl/blog/')).toEqual({ status: 302, to: 'https://blog.example/' })
  expect((await shellOf(appIn('nl'))).shell.menu).toMatchObject([
    { title: 'Blog', href: 'https://blog.example/', external: true },
    { title: 'Diensten', external: false },
  ])
})

test.each([
  ['/nl/bedankt/neem-contact-met-ons-op-2/?a=1', '/nl/bedankt/neem-contact-met-ons-op/?a=1'],
  ['/fr/merci/prenez-contact-avec-nous-via-le-site/', '/fr/merci/prenez-contact-avec-nous/'],
])('L9 the longer thank-you address %s redirects to %s', async (longer, to) => {
  await load()
  expect(await visit(longer)).toEqual({ status: 301, to })
})

test.each(['/nl/bedankt/neem-contact-met-ons-opnieuw/', '/nl/bedankt/neem-contact-met-ons-op-2/x/'])(
  'L9 %s is no longer form of the thanks',
  async (address) => {
    await load()
    expect(await visit(address)).toMatchObject({ status: 404 })
  },
)

test.each([
  ['/en/thank-you/contact-demand/?estimate=a', '/en/thank-you/free-valuation/?estimate=a'],
  ['/en/thank-you/demand-register/', '/en/thank-you/search-alert/'],
])('L7 the former English address of thanks, %s, redirects to %s', async (former, to) => {
  await load()
  expect(await visit(former)).toEqual({ status: 301, to })
})

test('L7 the original path behind /en, which English addresses once were, redirects to the English one', async () => {
  await load(pageWith({ original: '/Services/', paths: { nl: '/diensten/', en: '/our-services/' } }))
  expect(await visit('/en/services/?a=1')).toEqual({ status: 301, to: '/en/our-services/?a=1' })
  expect(await visit('/fr/services/')).toMatchObject({ status: 404 })
})

test('M1 the menu contains published pages, and the header the configured number of them', async () => {
  const other = (sort: number, over: object = {}) => ({
    title: { nl: `Pagina ${sort}` },
    paths: { nl: `/p${sort}/` },
    menu: { sort },
    ...over,
  })
  const topBar = [
    { label: { nl: 'Bel' }, link: 'tel:+322', status: 'Draft' },
    { label: { nl: 'Schrijf' }, link: 'mailto:a@acer.example' },
  ]
  await load({
    ...settings({ header: { maxItems: 1 }, topBar }),
    'pages/a/page.json': other(1),
    'pages/b/page.json': other(2, { status: 'Draft' }),
    'pages/c/page.json': other(5, { parent: 'services' }),
  })
  const { shell } = await shellOf(appIn('nl'))
  expect(shell.menu.map(({ title, children }) => [title, ...children.map((one) => one.title)])).toEqual([
    ['Pagina 1'],
    ['Diensten', 'Pagina 5'],
  ])
  expect(shell.maxItems).toBe(1)
  expect(shell.topBar.map(({ href }) => href)).toEqual(['mailto:a@acer.example'])
})

test('L13 a link of the top bar may use a page’s original address; a link to a listing stays unchanged', async () => {
  const links = ['/for-rent/', '/Services/', '/project/3/', '/property/740/', 'https://blog.example/']
  await load(settings({ topBar: links.map((link) => ({ link, label: { nl: 'x' } })) }))
  expect((await shellOf(appIn('nl'))).shell.topBar.map(({ href }) => href)).toEqual([
    '/nl/te-huur/',
    '/nl/diensten/',
    '/project/3/',
    '/property/740/',
    'https://blog.example/',
  ])
})

test('M2 the free estimate, the footer’s last line and the cookie policy link to pages in the language', async () => {
  await load(
    settings({
      header: { freeEvaluation: { page: 'services', title: { nl: 'Schatting', fr: 'Estimation' } } },
      footer: { links: ['services'], columns: [{ fullText: { nl: '[x](/services/)', public: true } }] },
      roles: { cookies: 'services' },
    }),
  )
  const { shell, consent } = await shellOf(appIn('fr'))
  expect(shell.freeEvaluation).toEqual({ title: 'Estimation', href: '/fr/services/' })
  expect(shell.footer.links).toEqual([{ title: 'Services', href: '/fr/services/' }])
  expect(shell.footer.columns[0]?.html).toBe('<p><a href="/fr/services/">x</a></p>\n')
  expect(consent.policyHref).toBe('/fr/services/')
})

test('L12 F11 pages that open on another site are linked there by the header, the footer, forms and the cookie dialog', async () => {
  const away = (name: string) => ({
    [`pages/${name}/page.json`]: { title: { nl: name }, redirect: `https://${name}.example/` },
  })
  await load({
    ...away('quote'),
    ...away('statement'),
    ...settings({
      header: { freeEvaluation: { page: 'quote', title: { nl: 'Schatting' } } },
      footer: { links: ['statement'] },
      roles: { privacy: 'statement', cookies: 'statement' },
    }),
  })
  const { shell, privacyHref, consent } = await shellOf(appIn('fr'))
  expect(shell.freeEvaluation).toEqual({ title: 'Schatting', href: 'https://quote.example/' })
  expect(shell.footer.links).toEqual([{ title: 'statement', href: 'https://statement.example/' }])
  expect([privacyHref, consent.policyHref]).toEqual(Array(2).fill('https://statement.example/'))
  // The cookie settings open the dialog: a link of theirs would announce a new tab.
  expect(shell.footer.consent).toBeUndefined()
})

test('S9 colours in content are classes of the site’s style sheet', async () => {
  await load({
    ...settings({ brand: { colours: { primary: '#003366' } } }),
    ...pageWith({ modules: [{ backgroundType: 'color', colorBackground: '#EEF2EC' }] }),
  })
  const { style } = await shellOf(appIn('nl'))
  expect(style).toContain('--linden:#003366')
  expect(style).toContain('.ground-eef2ec{')
})

test('K4 a site that a newer release imported is shown by this one, without the keys that it does not know', async () => {
  await load()
  const more = (column: string, key: string) => sql.raw(`${column} || '{"${key}": {"isOn": false}}'`)
  await db.insert(siteSettings).values({ key: 'chat', value: { isOn: false }, updatedAt: new Date() })
  await db
    .update(siteSettings)
    .set({ value: more('value', 'motto') })
    .where(eq(siteSettings.key, 'identity'))
  await db.update(pages).set({ params: more('params', 'tags') })
  await db.update(modules).set({ params: more('params', 'frame') })
  await db.update(articles).set({ params: more('params', 'tags') })
  clearVersioned()
  const warn = vi.spyOn(log, 'warn')
  expect((await siteOf(db)).identity).toEqual(agency.identity)
  clearVersioned()
  expect((await pageAt('/nl/diensten/')).shown.modules).toMatchObject([{ parts: [{ type: 'category' }] }])
  expect((await pageAt('/nl/services/verkoop/')).shown.title).toBe('Verkoop')
  expect(warn.mock.calls.map(([said]) => said)).toEqual([
    { kind: 'settings', id: undefined, keys: expect.arrayContaining(['chat', 'identity.motto']) },
    { kind: 'page', id: 'services', keys: expect.arrayContaining(['tags', 'modules.0.frame']) },
    { kind: 'article', id: 'sale', keys: ['tags'] },
  ])
  warn.mockRestore()
})

test('content: the version of a picture changes with the picture', async () => {
  const versionOf = async () => (await siteOf(db)).pictures.get('media/a.png')?.version
  await load()
  const before = await versionOf()
  await load(pageWith({ title: { nl: 'Anders' } }))
  expect(await versionOf()).toBe(before)
  await load({ 'media/a.png': await onePicture('#ffffff') })
  expect(await versionOf()).not.toBe(before)
})

test('L17 enabling German takes only a change of site.json', async () => {
  const languages = { default: 'nl', use: agency.languages.use.map(({ code }) => ({ code, use: true })) }
  await load(settings({ languages }))
  await importFeed(appIn(), path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
  clearVersioned()
  const { shell } = await shellOf(appIn('de'))
  expect(shell.locales).toEqual(['nl', 'fr', 'en', 'de'])
  const cards = await newestCards(appIn('de'), 25)
  expect(cards.length).toBeGreaterThan(20)
  for (const { href, title, city } of cards) {
    expect(href).toMatch(/^\/de\/zu-(verkaufen|vermieten)\/[a-z-]+\/[a-z0-9-]+\/\d+\/$/)
    expect([title, city].every((text) => /\S/.test(text))).toBe(true)
  }
})

test('content: the shell’s year is that of Brussels', async () => {
  expect((await shellOf(appIn('nl'))).year).toBe(2027)
})

test('I3 the demo is a valid site folder, and every link in its texts resolves', async () => {
  await importFrom(path.resolve('demo/site'))
  const site = await siteOf(db)
  expect(site).toMatchObject({ identity: { name: 'Tilia' }, locales: ['nl', 'fr', 'en'] })
  expect([...site.pictures.keys()].every((name) => existsSync(`demo/site/${name}`))).toBe(true)
  for (const address of site.entryByAddress.keys()) {
    const { shown } = await pageAt(address)
    expect(shown.title, address).not.toBe('')
    expect(shown.html ?? '', address).not.toMatch(/href="\/"|href="\/(?!nl\/|fr\/|en\/)/)
    expect(
      shown.modules.flatMap(({ parts }) => parts.filter(({ type }) => type === 'failed')),
      address,
    ).toEqual([])
  }
  const { shell } = await shellOf(appIn('en'))
  expect(shell.menu.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['For sale', 'Services', 'Contact']),
  )
  expect(shell.footer.links.length).toBeGreaterThanOrEqual(4)
})

const homeOf = async (locale: Locale, address = `/${locale}/`) => {
  const request = new Request(`https://agency.example${address}`)
  return await homeLoader({ context: contextOf(appIn(locale)), request } as never)
}

type ShownEntry = Awaited<ReturnType<typeof showEntry>>

/** The response of an address of the agency's content: a page, a redirect, or nothing. */
async function visit(
  address: string,
): Promise<ShownEntry | { status: number; to?: string; page?: PageInfo }> {
  const request = new Request(`https://agency.example${address}`)
  const context = contextOf(appIn(address.slice(1, 3) as Locale))
  const answer: unknown = await pageLoader({ context, request } as never).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') ?? '' }
  if (answer instanceof Error) throw answer
  const { data, init } = answer as { data?: { page: PageInfo }; init?: { status: number } }
  return init ? { status: init.status, page: data?.page } : (answer as ShownEntry)
}

async function pageAt(address: string): Promise<ShownEntry> {
  const found = await visit(address)
  if ('shown' in found) return found
  throw new Error(`${address} answers ${found.status}`)
}

async function importFrom(folder: string) {
  const storage = folderStorage(await emptyFolder())
  expect(await importSite({ ...appIn(), storage }, folder)).toMatchObject({ outcome: 'imported' })
  clearVersioned()
}

const load = async (over: FolderFiles = {}) => await importFrom(await folderWith({ ...small, ...over }))
const settings = (over: object) => ({ 'site.json': { ...(small['site.json'] as object), ...over } })

const pageWith = (over: object) => ({
  'pages/services/page.json': { ...(small['pages/services/page.json'] as object), ...over },
})

const home = (over: object = {}) => ({
  'pages/home/page.json': { screen: 'home', title: { nl: 'Thuis' }, ...over },
})
