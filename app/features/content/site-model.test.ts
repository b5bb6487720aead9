import { expect, test } from 'vitest'
import { markdownPlaceOf } from './markdown-place.server'
import { articleOf, draftOf, pageOf, siteFrom } from './site.fixture'
import { menuOf } from './site-menu.server'
import {
  addressBook,
  alternatesOf,
  articlesOf,
  crumbsOf,
  type Entry,
  hrefOfLink,
  localiseFirst,
  localisePublic,
  metadataOf,
  pageById,
  pageOfScreen,
  pathOf,
  pathOfOriginal,
} from './site-model'

const german = { languages: { use: [{ code: 'de', use: true }], default: 'de' } }

const site = siteFrom(
  draftOf({
    pages: [
      pageOf('home', { screen: 'home', menu: { sort: 0 } }),
      pageOf('list', { screen: 'for-sale', menu: { sort: 1 }, title: { nl: 'Te koop', fr: 'À vendre' } }),
      pageOf('services', {
        original: '/Références/',
        menu: { sort: 4 },
        paths: { nl: '/diensten/', fr: '/services/', de: '/leistungen/' },
      }),
      pageOf('online', { parent: 'services', menu: { sort: 1 }, breadcrumb: { public: false } }),
      pageOf('deep', { parent: 'online', menu: { sort: 2 } }),
      pageOf('dutch', { original: '/dutch/', paths: { nl: '/enkel/' }, menu: { sort: 9 }, parent: 'hidden' }),
      pageOf('hidden', { title: { nl: 'Niet in het menu' } }),
      pageOf('blog', {
        original: '/blog/',
        paths: undefined,
        redirect: 'https://blog.example/',
        menu: { sort: 8 },
      }),
    ],
    articles: [
      articleOf('sale', { parent: 'online', paths: { nl: '/services/verkoop/' }, category: 'c', sort: 2 }),
      articleOf('old', { category: 'c', sort: 1, date: '2026-01-01' }),
      articleOf('new', { category: 'c', sort: 1, date: '2026-02-01' }),
      articleOf('other', { category: 'd' }),
    ],
    files: [{ name: 'media/een été.webp', hash: 'a', mimetype: 'image/webp', bytes: new Uint8Array(1) }],
  }),
)
const page = (id: string): Entry => {
  const found = pageById(site, id) ?? site.articles.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const home = { name: 'Thuis', href: '/nl/' }

test('M4 an entry is found by its address in each language of the site, and in no other', () => {
  const found = [...addressBook(site)].map(([address, { id }]) => [address, id])
  expect(Object.fromEntries(found)).toMatchObject({
    '/nl/diensten/': 'services',
    '/fr/services/': 'services',
    '/nl/services/verkoop/': 'sale',
    '/nl/enkel/': 'dutch',
  })
  expect(found.map(([address]) => address)).not.toContain('/de/leistungen/')
  expect(found.map(([address]) => address)).not.toContain('/en/services/')
})

test('L7 a screen has the address of the product', () => {
  expect(pathOf(page('list'), 'fr')).toBe('/fr/a-vendre/')
  expect(pathOf(page('blog'), 'nl')).toBeUndefined()
  expect(pathOf(page('old'), 'nl')).toBeUndefined()
})

test('L17 a page has alternates only in the site’s languages that it exists in', () => {
  expect(alternatesOf(site, page('services'))).toEqual({ nl: '/nl/diensten/', fr: '/fr/services/' })
  expect(alternatesOf(site, page('dutch'))).toEqual({ nl: '/nl/enkel/' })
  expect(alternatesOf(site, page('list'))).toEqual({
    nl: '/nl/te-koop/',
    fr: '/fr/a-vendre/',
    en: '/en/for-sale/',
  })
  expect(alternatesOf(site, page('old'))).toEqual({})
})

test.each([
  ['/R%C3%A9f%C3%A9rences/', '/fr/services/'],
  ['/references/?a=1#b', '/fr/services/?a=1#b'],
  ['/REFERENCES', '/fr/services/'],
  ['/for-sale/?type=2', '/fr/a-vendre/?type=2'],
  ['/feedback/contact-me/', '/fr/merci/contact-me/'],
  ['/blog/', 'https://blog.example/'],
  ['/none/', undefined],
  ['/property/12/', undefined],
  ['/%E9/', undefined],
])('L13 the original %s leads to %s', (original, to) => expect(pathOfOriginal(site, original, 'fr')).toBe(to))

test('L13 a page missing in the requested language is shown in the default one, else in any', () => {
  expect(pathOfOriginal(site, '/dutch/?a=1', 'fr')).toBe('/nl/enkel/?a=1')
  const only = siteFrom(draftOf({ pages: [pageOf('a', { original: '/a/', paths: { fr: '/a/' } })] }))
  expect(pathOfOriginal(only, '/a/', 'en')).toBe('/fr/a/')
  const none = siteFrom(draftOf({ pages: [pageOf('a', { original: '/a/', paths: { nl: '/a/' } })] }, german))
  expect(pathOfOriginal(none, '/a/', 'de')).toBeUndefined()
})

test('L13 a settings link resolves an original address; other links stay unchanged', () => {
  const links = ['/for-rent/', '/references/', '/property/740/', 'https://a.example/', 'tel:+322']
  expect(links.map((link) => hrefOfLink(site, link, 'nl'))).toEqual([
    '/nl/te-huur/',
    '/nl/diensten/',
    '/property/740/',
    'https://a.example/',
    'tel:+322',
  ])
})

test('M5 a text links to pages in its language, to listings by number, and finds its pictures by name', () => {
  const place = markdownPlaceOf(site, 'fr', '')
  const links = ['/references/#a', '/property/740/', '/project/3/?a=1', '/for-sale/', '/none/']
  expect(links.map(place.hrefOf)).toEqual([
    '/fr/services/#a',
    '/property/740/',
    '/project/3/?a=1',
    '/fr/a-vendre/',
    undefined,
  ])
  expect(place.pictureOf('media/een été.webp')).toMatchObject({ width: 4, height: 3 })
  expect(place.pictureOf('media/none.webp')).toBeUndefined()
})

test('L15 the breadcrumb leads from home to the page, and leaves out unpublished pages', () => {
  expect(crumbsOf(site, page('deep'), 'nl', home)).toEqual([
    home,
    { name: 'Pagina services', href: '/nl/diensten/' },
    { name: 'Pagina deep', href: undefined },
  ])
  expect(crumbsOf(site, page('sale'), 'nl', home).map(({ name }) => name)).toEqual([
    'Thuis',
    'Pagina services',
    'Artikel sale',
  ])
  expect(crumbsOf(site, page('online'), 'fr', home).map(({ name }) => name)).toEqual([
    'Thuis',
    'Page services',
  ])
})

test('L15 the home page is in a breadcrumb once, even as the parent', () => {
  const pages = [pageOf('start', { screen: 'home' }), pageOf('a', { parent: 'start' })]
  const below = siteFrom(draftOf({ pages }))
  const crumbs = below.pages.map((one) => crumbsOf(below, one, 'nl', home).map(({ name }) => name))
  expect(crumbs).toEqual([['Thuis'], ['Thuis', 'Pagina a']])
})

test('L15 a cycle of parents, which no import creates, ends', () => {
  const pages = [pageOf('a', { parent: 'b' }), pageOf('b', { parent: 'a' })]
  const round = siteFrom(draftOf({ pages }))
  const [a] = round.pages
  expect(a && crumbsOf(round, a, 'nl', home).map(({ name }) => name)).toEqual([
    'Thuis',
    'Pagina b',
    'Pagina a',
  ])
})

test('M2 the menu is ordered, each page below its parent if that is in it too', () => {
  const menu = menuOf(site, 'nl')
  expect(menu.map(({ title, href }) => [title, href])).toEqual([
    ['Pagina home', '/nl/'],
    ['Te koop', '/nl/te-koop/'],
    ['Pagina services', '/nl/diensten/'],
    ['Pagina blog', 'https://blog.example/'],
    ['Pagina dutch', '/nl/enkel/'],
  ])
  expect(menu[2]?.children).toMatchObject([
    { title: 'Pagina online', children: [{ title: 'Pagina deep', href: '/nl/deep/', children: [] }] },
  ])
  expect(menu.map(({ external }) => external)).toEqual([false, false, false, true, false])
})

test('M2 a page missing in a language is not in its menu', () => {
  const french = menuOf(site, 'fr').map(({ href }) => href)
  expect(french).toEqual(['/fr/', '/fr/a-vendre/', '/fr/services/', 'https://blog.example/'])
})

/** Services is in Dutch alone, and so is the page between it and the deepest one. */
const partly = siteFrom(
  draftOf({
    pages: [
      pageOf('first', { menu: { sort: 1 } }),
      pageOf('services', { menu: { sort: 2 }, paths: { nl: '/diensten/' } }),
      pageOf('below', { parent: 'services', menu: { sort: 2 } }),
      pageOf('also', { parent: 'services', menu: { sort: 1 }, paths: { nl: '/ook/' } }),
      pageOf('deep', { parent: 'also', menu: { sort: 1 } }),
      pageOf('last', { menu: { sort: 3 } }),
    ],
  }),
)

test('M2 what stands below a page that a language lacks takes its place in the menu of that language', () => {
  expect(menuOf(partly, 'fr').map(({ href, children }) => [href, children])).toEqual([
    ['/fr/first/', []],
    ['/fr/deep/', []],
    ['/fr/below/', []],
    ['/fr/last/', []],
  ])
  expect(menuOf(partly, 'nl').map(({ href }) => href)).toEqual(['/nl/first/', '/nl/diensten/', '/nl/last/'])
})

test('L15 a breadcrumb leaves out the pages above that a language lacks, for they lead nowhere', () => {
  const deep = pageById(partly, 'deep')
  expect(deep && crumbsOf(partly, deep, 'fr', home)).toEqual([home, { name: 'Page deep', href: undefined }])
  expect(deep && crumbsOf(partly, deep, 'nl', home).map(({ href }) => href)).toEqual([
    '/nl/',
    '/nl/diensten/',
    '/nl/ook/',
    undefined,
  ])
})

test('M5 a category’s articles are in their order, then newest first', () => {
  expect(articlesOf(site, 'c').map(({ id }) => id)).toEqual(['new', 'old', 'sale'])
  expect(articlesOf(site, 'none')).toEqual([])
})

test('M5 an unpublished text is not shown, in any language', () => {
  const localiseText = localisePublic(site, 'en')
  expect(localiseText({ nl: 'huis', public: false })).toBeUndefined()
  expect(localiseText({ nl: 'huis', public: true })).toBe('huis')
  expect(localiseText({ nl: 'huis', en: 'house' })).toBe('house')
  expect(localiseText({ public: true })).toBeUndefined()
  expect(localiseText(undefined)).toBeUndefined()
})

test('M4 of several texts the first in the language is shown, else the first that is written', () => {
  const first = localiseFirst(site, 'fr')
  expect(first({ nl: 'Titel' }, { nl: 'Kop', fr: 'Titre' })).toBe('Titre')
  expect(first({ nl: 'Titel' }, { nl: 'Kop' })).toBe('Titel')
  expect(first(undefined, { nl: 'Kop' })).toBe('Kop')
  expect(first(undefined, {})).toBe('')
})

test('M4 a screen’s metadata is the agency’s, or absent', () => {
  const withMetadata = siteFrom(
    draftOf({ pages: [pageOf('list', { screen: 'for-sale', metadata: { title: { fr: 'Maisons' } } })] }),
  )
  expect(metadataOf(withMetadata, 'for-sale', 'fr')).toEqual({
    title: 'Maisons',
    description: undefined,
    noindex: false,
  })
  // The product says it in each language that the agency does not.
  expect(metadataOf(withMetadata, 'for-sale', 'nl').title).toBeUndefined()
  expect(metadataOf(withMetadata, 'projects', 'fr')).toEqual({
    title: undefined,
    description: undefined,
    noindex: false,
  })
  expect(pageOfScreen(withMetadata, 'for-rent')).toBeUndefined()
})
