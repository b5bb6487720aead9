import { expect, test } from 'vitest'
import { locales } from '~/kernel/locale'
import { matchPath, pathTo } from './path-to'
import { entryOf, type PageName, pageNames } from './paths'

/** Specification 2.2, row by row; a bare slug there means `/{lang}/{slug}/`. */
const routeTable: [original: string, type: string, nl: string, fr: string][] = [
  ['/', 'page', '/nl/', '/fr/'],
  ['/for-sale/', 'page', '/nl/te-koop/', '/fr/a-vendre/'],
  ['/for-rent/', 'page', '/nl/te-huur/', '/fr/a-louer/'],
  ['/contact/', 'page', '/nl/contact/', '/fr/contact/'],
  ['/services/', 'page', '/nl/diensten/', '/fr/services/'],
  ['/demand-register/', 'page', '/nl/zoekopdracht/', '/fr/tenez-moi-au-courant/'],
  ['/contact-demand/', 'page', '/nl/gratis-schatting/', '/fr/estimation-gratuite/'],
  [
    '/contact-demand/Estimation-en-ligne/',
    'page',
    '/nl/gratis-schatting/online-schatting/',
    '/fr/estimation-gratuite/estimation-en-ligne/',
  ],
  [
    '/contact-demand/Prenez-rendez-vous/',
    'page',
    '/nl/gratis-schatting/afspraak-maken/',
    '/fr/estimation-gratuite/prenez-rendez-vous/',
  ],
  ['/privacy/', 'page', '/nl/privacy-statement/', '/fr/privacy-statement/'],
  ['/Cookie-policy/', 'page', '/nl/cookie-policy/', '/fr/cookie-policy/'],
  ['/Disclaimer/', 'page', '/nl/disclaimer/', '/fr/disclaimer/'],
  ['/Références/', 'page', '/nl/referenties/', '/fr/references/'],
  ['/Jobs/', 'page', '/nl/jobs/', '/fr/jobs/'],
  ['/Aventure/', 'page', '/nl/avontuur/', '/fr/aventure/'],
  ['/login/', 'login', '/nl/login/', '/fr/login/'],
]

/** L8: a French path that the specification does not give is the original behind `/fr`. */
const articles: [original: string, nl: string, fr: string][] = [
  ['/services/vente/', '/nl/services/verkoop/', '/fr/services/vente/'],
  ['/services/location/', '/nl/services/verhuur/', '/fr/services/location/'],
  ['/services/gestion-locative/', '/nl/services/beheer-verhuur/', '/fr/services/gestion-locative/'],
  ['/services/expertise---estimation/', '/nl/services/schatting/', '/fr/services/expertise---estimation/'],
  [
    '/services/promotion-immobiliere/',
    '/nl/services/vastgoed-ontwikkeling/',
    '/fr/services/promotion-immobiliere/',
  ],
  [
    '/aventure/van-hippomobile--a-louer/',
    '/nl/aventure/van-hippomobile--a-louer/',
    '/fr/aventure/van-hippomobile--a-louer/',
  ],
  [
    '/aventure/camping-car--a-louer/',
    '/nl/aventure/camping-car--a-louer/',
    '/fr/aventure/camping-car--a-louer/',
  ],
]

/** L9, special cases included; the last two are ours. */
const thankYouPages: [form: string, nl: string, fr: string][] = [
  ['contact-me', '/nl/bedankt/contact-me/', '/fr/merci/contact-me/'],
  ['contact-appointment', '/nl/bedankt/contact-appointment/', '/fr/merci/contact-appointment/'],
  ['contact-construction', '/nl/bedankt/contact-construction/', '/fr/merci/contact-construction/'],
  ['contact-demand', '/nl/bedankt/gratis-schatting/', '/fr/merci/estimation-gratuite/'],
  ['demand-register', '/nl/bedankt/demand-register/', '/fr/merci/demand-register/'],
  ['send-to-friend', '/nl/bedankt/send-to-friend/', '/fr/merci/send-to-friend/'],
  ['site-contact', '/nl/bedankt/neem-contact-met-ons-op/', '/fr/merci/prenez-contact-avec-nous/'],
  ['sign-newsletter', '/nl/bedankt/sign-newsletter/', '/fr/merci/newsletter/'],
  ['testing-testing', '/nl/bedankt/testing-testing/', '/fr/merci/testing-testing/'],
  ['document-request', '/nl/bedankt/document-request/', '/fr/merci/document-request/'],
  ['testimonial', '/nl/bedankt/testimonial/', '/fr/merci/testimonial/'],
]

const named = (original: string) => pageNames.filter((name) => entryOf(name).original === original)
const onlyOne = (original: string) => {
  const names = named(original)
  expect(names, original).toHaveLength(1)
  return names[0] as PageName & 'home'
}

test.each(routeTable)('L7 %s, a %s, is %s in Dutch and %s in French', (original, type, nl, fr) => {
  const name = onlyOne(original)
  expect(entryOf(name).type).toBe(type)
  expect(pathTo('nl', name)).toBe(nl)
  expect(pathTo('fr', name)).toBe(fr)
})

test.each(articles)('L8 the article %s is %s in Dutch and %s in French', (original, nl, fr) => {
  const name = onlyOne(original)
  expect(entryOf(name)).toMatchObject({
    type: 'article',
    publicInBreadcrumb: false,
    parent: original.startsWith('/services/') ? 'services' : 'adventure',
  })
  expect(pathTo('nl', name)).toBe(nl)
  expect(pathTo('fr', name)).toBe(fr)
})

test.each(thankYouPages)('L9 thanks for %s stand at %s and %s', (form, nl, fr) => {
  const name = onlyOne(`/feedback/${form}/`)
  expect(entryOf(name).type).toBe('feedback')
  expect(pathTo('nl', name)).toBe(nl)
  expect(pathTo('fr', name)).toBe(fr)
})

test('L9 there are no thank-you pages but these', () => {
  const forms = pageNames.filter((name) => entryOf(name).type === 'feedback')
  expect(forms.map((name) => entryOf(name).original).sort()).toEqual(
    thankYouPages.map(([form]) => `/feedback/${form}/`).sort(),
  )
})

test('L10 a home stands below the list of its goal, in the words of each language', () => {
  const home = { city: 'ukkel', slug: 'herenhuis-met-tuin', id: 2684 }
  expect(pathTo('nl', 'listing.sale', home)).toBe('/nl/te-koop/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('fr', 'listing.sale', home)).toBe('/fr/a-vendre/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('nl', 'listing.rent', home)).toBe('/nl/te-huur/ukkel/herenhuis-met-tuin/2684/')
  expect(pathTo('fr', 'listing.rent', home)).toBe('/fr/a-louer/ukkel/herenhuis-met-tuin/2684/')
  expect(entryOf('listing.sale').parent).toBe('for-sale')
  expect(entryOf('listing.rent').parent).toBe('for-rent')
})

test('L11 a project stands below the projects', () => {
  const project = { city: 'beersel', slug: 'de-linde', id: 12 }
  expect(locales.map((locale) => pathTo(locale, 'project', project))).toEqual([
    '/nl/projecten/beersel/de-linde/12/',
    '/fr/projects/beersel/de-linde/12/',
    '/en/projects/beersel/de-linde/12/',
    '/de/projekte/beersel/de-linde/12/',
  ])
  expect(entryOf('project').parent).toBe('projects')
})

test('L7 English follows the original, in lower case without accents', () => {
  for (const name of pageNames) {
    const { original, paths, type } = entryOf(name)
    if (!['page', 'article', 'login'].includes(type)) continue
    const plain = original.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    if (name === 'references') expect(paths.en).toBe('/references/')
    else expect(paths.en).toBe(plain)
  }
  expect(pathTo('en', 'login')).toBe('/en/login/')
})

test('L16 the preview has an address in each language', () => {
  expect(locales.map((locale) => pathTo(locale, 'preview'))).toEqual(
    locales.map((locale) => `/${locale}/preview/`),
  )
})

test('L2 every address is lower case, plain letters, and ends with a slash', () => {
  for (const name of pageNames) {
    for (const locale of locales) {
      expect(entryOf(name).paths[locale], `${name} ${locale}`).toMatch(/^\/(?:(?::[a-z]+|[a-z0-9-]+)\/)*$/)
    }
  }
})

test('L7 no two pages of a language share an address', () => {
  for (const locale of locales) {
    const addresses = pageNames.map((name) => entryOf(name).paths[locale])
    expect(new Set(addresses).size, locale).toBe(addresses.length)
  }
})

test('L15 the page above another one exists', () => {
  for (const name of pageNames) {
    const { parent } = entryOf(name)
    if (parent !== undefined) expect(pageNames, name).toContain(parent)
  }
})

test('L7 each address in the table leads to its page', () => {
  for (const [original, , nl, fr] of routeTable) {
    expect(matchPath(nl)).toMatchObject({ name: onlyOne(original), locale: 'nl' })
    expect(matchPath(fr)).toMatchObject({ name: onlyOne(original), locale: 'fr' })
  }
})
