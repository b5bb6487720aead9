import { expect, test } from 'vitest'
import { pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { allRoutes, articleRoutes, pageRoutes, thanksRoutes } from '../route-table'
import {
  alternatesOf,
  ask,
  canonicalOf,
  follow,
  headingOf,
  isNoindex,
  languageOf,
  listingPath,
  locationOf,
  mainOf,
  sitemapPaths,
  textOf,
} from './answers'
import { baseUrl } from './browser'

const inCapitals = (path: string) => path.toUpperCase()

test.each(allRoutes)(
  'L13 the original path %s leads to its page in the detected language',
  async (written, nl, fr) => {
    const original = encodeURI(written)
    for (const path of [original, original.toLowerCase(), inCapitals(original)]) {
      const dutch = await ask(`${path}?utm_source=mail`, { headers: { 'accept-language': 'nl-BE,nl;q=0.9' } })
      expect([path, dutch.status, locationOf(dutch)]).toEqual([path, 302, `${nl}?utm_source=mail`])
      const french = await ask(path, { headers: { 'accept-language': 'fr-BE,fr;q=0.9' } })
      expect([path, french.status, locationOf(french)]).toEqual([path, 302, fr])
    }
  },
)

test('L13 a redirect into a detected language is nobody else’s', async () => {
  for (const path of ['/', '/for-sale/', '/property/2706/', '/project/12/']) {
    const { headers, status } = await ask(path)
    expect([path, status]).toEqual([path, 302])
    expect(headers.get('vary')).toMatch(/accept-language/i)
    expect(headers.get('vary')).toMatch(/cookie/i)
    expect(headers.get('cache-control')).toMatch(/private|no-store/)
  }
})

test('L13 a path without its trailing slash is moved for good, its query kept', async () => {
  for (const path of ['/nl/te-koop', '/fr/a-louer', '/en/projects', '/for-sale']) {
    const moved = await ask(`${path}?type=3`)
    expect([path, moved.status, locationOf(moved)]).toEqual([path, 301, `${path}/?type=3`])
  }
})

test('L3 query, cookie, browser and default are asked in this order', async () => {
  const toHome = async (path: string, headers: Record<string, string> = {}) =>
    locationOf(await ask(path, { headers }))
  const french = { 'accept-language': 'fr' }
  expect(await toHome('/')).toBe('/nl/')
  expect(await toHome('/', french)).toBe('/fr/')
  expect(await toHome('/', { ...french, cookie: 'a=b; i18nextLng=en' })).toBe('/en/')
  expect(await toHome('/?lng=nl', { ...french, cookie: 'i18nextLng=en' })).toBe('/nl/')
  expect(await toHome('/', { cookie: 'i18nextLng=%FF', 'accept-language': 'xx, de;q=0.9, en;q=0.5' })).toBe(
    '/en/',
  )
})

test('L3 ?lng= is remembered by a cookie; a language that was only detected is not', async () => {
  const cookieOf = async (path: string) => (await ask(path)).headers.get('set-cookie')
  expect(await cookieOf('/for-sale/?lng=fr')).toMatch(
    /^i18nextLng=fr; Path=\/; Max-Age=31536000; SameSite=Lax/,
  )
  expect(await cookieOf('/property/2706/?lng=en')).toMatch(/^i18nextLng=en;/)
  expect([await cookieOf('/for-sale/'), await cookieOf('/?lng=xx')]).toEqual([null, null])
})

test('L4 without script the language switch keeps the query, though pages are the same for everybody', async () => {
  const switched = async (from: string, to: string) =>
    await ask(to, { headers: { referer: baseUrl() + from } })
  const kept = await switched('/nl/te-koop/?utm_source=mail&priceMin=1', '/fr/a-vendre/?priceMin=2')
  expect([kept.status, locationOf(kept)]).toEqual([302, '/fr/a-vendre/?priceMin=2&utm_source=mail'])
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
  expect((await switched('/nl/te-koop/?utm_source=mail', '/fr/a-louer/')).status).toBe(200)
})

test('L1 L17 a language that is not enabled is no prefix', async () => {
  for (const path of ['/de/', '/de/zu-verkaufen/', '/xx/']) {
    const answer = await ask(path, { headers: { 'accept-language': 'de' } })
    expect([path, answer.status, languageOf(answer.body)]).toEqual([path, 404, 'nl'])
  }
  expect((await ask('/nl/')).body).not.toContain('href="/de/')
})

test('F6 L17 a mailed document is asked for in the default language when its own is off', async () => {
  expect(locationOf(await ask('/de/dokumente/12/plan.pdf?token=a.b'))).toBe(
    '/nl/documenten/12/plan.pdf?token=a.b',
  )
  expect((await ask('/de/dokumente/12/plan.pdf')).status).toBe(404)
})

test('L5 E1 E4 what matches nothing is a 404 in the language of its prefix, with a search and a way listing', async () => {
  const titles = {
    nl: 'Oeps, deze pagina bestaat niet meer',
    fr: undefined,
    en: 'Oops, this page no longer exists',
  }
  for (const [locale, title] of Object.entries(titles)) {
    const { status, body } = await ask(`/${locale}/no/such/page/`, { headers: { 'accept-language': 'de' } })
    expect([status, languageOf(body)]).toEqual([404, locale])
    if (title) expect(headingOf(body)).toBe(title)
    expect(isNoindex(body)).toBe(true)
    expect(mainOf(body)).toMatch(/<form[^>]*>.*name="q"/s)
    expect(mainOf(body)).toContain(`href="/${locale}/"`)
  }
})

test.each([...pageRoutes, ...articleRoutes])(
  'L7 L8 what %s names answers in Dutch, in French and in English',
  async (original, nl, fr, en) => {
    for (const path of [nl, fr, en]) {
      const { status, body } = await ask(path)
      expect([path, status, languageOf(body)]).toEqual([path, 200, path.slice(1, 3)])
      expect(headingOf(body)).not.toBe('')
      // Owners find their door by the site; search engines have nothing to show of it.
      if (original === '/login/') expect(isNoindex(body)).toBe(true)
      else expect(canonicalOf(body)).toMatch(new RegExp(`${path}$`))
    }
  },
)

test.each(pageNames.filter((name) => name.startsWith('thanks.')))(
  'L9 %s thanks in Dutch and in French, and is no page to be found',
  async (name) => {
    for (const locale of ['nl', 'fr'] as const) {
      const path = pathTo(locale, name as 'thanks.contact-me')
      const { status, body } = await ask(path)
      expect([path, status, languageOf(body), isNoindex(body)]).toEqual([path, 200, path.slice(1, 3), true])
    }
  },
)

test('L9 the older, longer thanks of the contact form lead to the one', async () => {
  for (const [longer, own] of [
    ['/nl/bedankt/neem-contact-met-ons-op-1/', '/nl/bedankt/neem-contact-met-ons-op/'],
    ['/fr/merci/prenez-contact-avec-nous-x-y/', '/fr/merci/prenez-contact-avec-nous/'],
  ] as const) {
    const moved = await ask(longer)
    expect([longer, moved.status, locationOf(moved)]).toEqual([longer, 301, own])
  }
})

test('L7 an English address of before, the original path behind /en, leads to the one of today', async () => {
  for (const [original, , , en] of [...pageRoutes, ...articleRoutes, ...thanksRoutes]) {
    const former = `/en${original.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`.replace(
      '/en/feedback/',
      '/en/thank-you/',
    )
    const answer = await ask(`${former}?utm_source=card`)
    const expected = former === en ? [200, ''] : [301, `${en}?utm_source=card`]
    expect([former, answer.status, locationOf(answer)]).toEqual([former, ...expected])
  }
})

test('L10 a listing’s address names list, municipality and title in the page’s language', async () => {
  expect(await listingPath(2684, 'nl')).toMatch(/^\/nl\/te-koop\/ukkel\/[a-z0-9-]+\/2684\/$/)
  expect(await listingPath(2684, 'fr')).toMatch(/^\/fr\/a-vendre\/uccle\/[a-z0-9-]+\/2684\/$/)
  expect(await listingPath(2684, 'en')).toMatch(/^\/en\/for-sale\/uccle\/[a-z0-9-]+\/2684\/$/)
  expect(await listingPath(2687, 'nl')).toMatch(/^\/nl\/te-huur\/beersel\/[a-z0-9-]+\/2687\/$/)
  const [, , , , slug = ''] = (await listingPath(2704, 'nl')).split('/')
  expect(slug.length).toBeLessThanOrEqual(70)
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('L10 the id alone decides: any other city, slug or list is moved to the one address', async () => {
  const right = await listingPath(2706)
  const wrong = [
    '/nl/te-koop/ukkel/wrong-title/2706/',
    '/nl/te-huur/linkebeek/karaktervolle-villa-met-orangerie-en-zuidtuin/2706/',
    '/nl/te-koop/linkebeek/-/2706/',
    right.replace('/linkebeek/', '/LINKEBEEK/'),
  ]
  for (const path of wrong) {
    const moved = await ask(path)
    expect([path, moved.status, locationOf(moved)]).toEqual([path, 301, right])
  }
})

test('L10 H3 the short address of a listing leads to its own, also of a letting', async () => {
  for (const id of [2706, 2692]) {
    const { status, path, body } = await follow(`/property/${id}/?lng=fr`)
    expect([status, languageOf(body)]).toEqual([200, 'fr'])
    expect(path).toMatch(new RegExp(`^/fr/a-(vendre|louer)/.*/${id}/$`))
  }
  expect((await ask('/property/999999/')).status).toBe(404)
})

test('L11 a project has one address; the older forms lead there', async () => {
  const own = '/nl/projecten/beersel/hof-ter-linden/12/'
  for (const path of ['/project/12/', '/project/?id=12', '/PROJECT/12/', '/project/12', '/project?id=12']) {
    expect([path, (await follow(path)).path]).toEqual([path, own])
  }
  const moved = await ask('/nl/projecten/ukkel/x/12/')
  expect([moved.status, locationOf(moved)]).toEqual([301, own])
  for (const [locale, segment] of [
    ['fr', 'projects'],
    ['en', 'projects'],
  ]) {
    expect(locationOf(await ask(`/project/12/?lng=${locale}`))).toMatch(
      new RegExp(`^/${locale}/${segment}/beersel/[a-z0-9-]+/12/$`),
    )
  }
  expect((await ask('/project/13/')).status).toBe(404)
})

test('L12 entries that live on a site of their own lead out, in whatever form they are asked for', async () => {
  const external = {
    '/project/3/': 'https://linderhof.example/',
    '/project/?id=3': 'https://linderhof.example/',
    '/Project/3/': 'https://linderhof.example/',
    '/property/740/': 'https://linderhof.example/lot-12/',
  }
  for (const [path, to] of Object.entries(external)) {
    const answer = await ask(path)
    expect([path, answer.status, locationOf(answer)]).toEqual([path, 302, to])
  }
})

test('L14 robots.txt names the sitemap and keeps crawlers out of the search', async () => {
  const { status, headers, body } = await ask('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(body).toMatch(/^User-agent: \*$/m)
  expect(body).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
  expect(body).not.toMatch(/^Disallow: \/$/m)
})

test('L17 a listing without English text has a title made of facts and its Dutch description, marked', async () => {
  const path = await listingPath(2679, 'en')
  const { status, body } = await ask(path)
  expect([status, languageOf(body)]).toEqual([200, 'en'])
  expect(headingOf(body)).toMatch(/ in Beersel$/)
  expect(headingOf(body)).not.toMatch(/bouwgrond|terrain/i)
  expect(body).toMatch(/<div class="prose[^"]*" lang="nl">/)
  expect(textOf(mainOf(body))).toContain('Planning')
  expect(isNoindex(body)).toBe(true)
  expect(alternatesOf(body)).toEqual({})
  const dutch = await ask(await listingPath(2679, 'nl'))
  expect(Object.keys(alternatesOf(dutch.body)).sort()).toEqual(['fr', 'nl', 'x-default'])
  const listed = await sitemapPaths()
  expect(
    listed
      .filter((listing) => listing.endsWith('/2679/'))
      .map((p) => p.slice(1, 3))
      .sort(),
  ).toEqual(['fr', 'nl'])
})

test('L2 every link inside a page carries the page’s language', async () => {
  for (const path of ['/fr/', '/fr/a-vendre/', '/en/projects/', await listingPath(2706, 'fr')]) {
    const { body } = await ask(path)
    const links = [...body.matchAll(/<a\b[^>]*>/g)].map(([link]) => link)
    const foreign = links.filter(
      (link) =>
        / href="\//.test(link) &&
        !link.includes(` href="/${path.slice(1, 3)}/`) &&
        !link.includes('data-locale='),
    )
    expect([path, foreign]).toEqual([path, []])
  }
})
