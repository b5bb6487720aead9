import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { tagSources } from '~/features/consent/public'
import { pathTo } from '~/i18n/path-to'
import { agencySitemap, askAgency, innerLinks } from './agency'
import {
  type Answer,
  alternatesOf,
  canonicalOf,
  dataOf,
  elementsOf,
  isNoindex,
  languageOf,
  locationOf,
  textOf,
} from './answers'
import { agencyUrl } from './browser'
import { ownStyles, policyOf, stylesOf } from './policy'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const agency = read('tests/fixtures/agency/site.json')
const demo = read('demo/site/site.json')
const demoFeed = read('demo/feed/feed.json')

/** Every page that a visitor can reach, read once. */
const pages = new Map<string, Answer>()

/** The document in the frame of maps has no shell; tests/browser/map.browser.ts reads it. */
const isFrame = (path: string) => path === pathTo('fr', 'map') || path === pathTo('de', 'map')

beforeAll(async () => {
  const asked = new Set<string>()
  const waiting = ['/fr/', '/de/', ...(await agencySitemap())]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (asked.has(path)) continue
    asked.add(path)
    const answer = await askAgency(path)
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      expect([path, answer.status]).toEqual([path, 200])
    else pages.set(path, answer)
    waiting.push(...innerLinks(answer.body).filter((link) => !isFrame(link)))
  }
})

/** What is wrong with which page; an empty list reads better in a failure than sixty expectations. */
const wrong = (isRight: (page: Answer, path: string) => boolean) =>
  [...pages].filter(([path, page]) => !isRight(page, path)).map(([path]) => path)

/** What only the demo agency says: its names, numbers, addresses and people, and the listings it offers. */
const ofDemo = new RegExp(
  [
    ...['name', 'legalName', 'street', 'phone', 'email', 'companyNumber', 'vatNumber', 'licence']
      .concat('insurer', 'policyNumber')
      .map((key) => demo.identity[key]),
    // The French one is the institute's, and any agency's.
    demo.identity.conductUrl.nl,
    ...Object.values(demo.search.title),
    ...demo.external.map(({ url }: { url: string }) => url),
    ...demoFeed.properties.flatMap(({ TypeDescription, Details }: DemoRecord) => [
      TypeDescription,
      Details?.Agent?.Name ?? TypeDescription,
    ]),
    demo.identity.city.nl,
    'tilia.example',
    '02 555 01',
    '+3225550100',
    'renovatiekost',
    'Hof ter Linden',
  ]
    .map((text: string) => RegExp.escape(text))
    .join('|'),
  'i',
)
type DemoRecord = { TypeDescription: string; Details?: { Agent?: { Name: string } } }

const found = (body: string) => ofDemo.exec(body)?.[0]

test('the whole of another agency’s site is read: both languages, every kind of page', () => {
  const paths = [...pages.keys()]
  expect(paths.length).toBeGreaterThan(50)
  for (const path of ['/fr/colonnes/', '/de/spalten/', '/fr/nos-services/vendre/', '/de/nachrichten/'])
    expect(paths).toContain(path)
  for (const id of [9101, 9102, 9103, 9104, 91])
    expect(paths.filter((path) => path.endsWith(`/${id}/`))).toHaveLength(2)
})

test('M2 every page that another agency’s site links to answers, in the language of its address', () => {
  expect(wrong(({ status }) => status === 200)).toEqual([])
  expect(wrong(({ body }, path) => languageOf(body) === path.slice(1, 3))).toEqual([])
})

test('L2 every link of its pages carries a language of the site', () => {
  const bare = wrong(({ body }) => innerLinks(body).every((path) => /^\/(fr|de)\//.test(path)))
  expect(bare).toEqual([])
})

test('no page of another agency contains anything of the demo', () => {
  expect(found('x tilia x')).toBe('tilia')
  const said = [...pages].map(([path, { body }]) => [path, found(body)])
  expect(said.filter(([, text]) => text !== undefined)).toEqual([])
})

test('files and data of another agency contain nothing of the demo', async () => {
  const { body } = pages.get('/fr/') ?? { body: '' }
  const assets = [...body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)
  expect(assets.length).toBeGreaterThan(1)
  const paths = ['/sitemap.xml', '/robots.txt', '/speculation.json', '/favicon.svg', ...assets]
    .concat('/fr/search/index.json', '/de/search/index.json', '/fr/search/results.json?q=1630')
    .concat('/fr/nowhere/', '/fr/merci/contact-me/', '/fr/preview/', '/de/preview/')
  for (const path of paths) {
    const answer = await askAgency(path)
    expect([path, answer.body.length > 0, found(answer.body)]).toEqual([path, true, undefined])
  }
})

test('every page bears the agency’s own name and the facts that the law asks for', () => {
  const { identity } = agency
  const said = ['name', 'legalName', 'street', 'companyNumber', 'vatNumber', 'licence', 'email']
    .concat('insurer', 'policyNumber')
    .map((key) => identity[key])
    .concat('025 55 02 77')
  for (const [path, { body }] of pages) {
    const text = textOf(body)
    expect([path, said.filter((one) => !text.includes(one))]).toEqual([path, []])
    expect([path, /<title>[^<]*Maison du Canal/.test(body)]).toEqual([path, true])
    expect(elementsOf(body, 'meta')).toContainEqual({ property: 'og:site_name', content: identity.name })
  }
  expect(dataOf(pages.get('/de/')?.body ?? '')).toContainEqual(
    expect.objectContaining({ '@type': 'RealEstateAgent', name: identity.name, vatID: identity.vatNumber }),
  )
})

test('every page bears the agency’s own emblem, or the one that the page has instead', () => {
  const stroke = (file: string) =>
    / d="([^"]+)"/.exec(readFileSync(`tests/fixtures/agency/media/${file}`, 'utf8'))?.[1] ?? '?'
  const isQuiet = (path: string) => /\/(en-silence|in-ruhe)\//.test(path)
  expect(wrong(({ body }, path) => isQuiet(path) || body.includes(stroke('logo.svg')))).toEqual([])
  expect(wrong(({ body }, path) => isQuiet(path) === body.includes(stroke('quiet-logo.svg')))).toEqual([])
  expect([...pages.keys()].filter(isQuiet)).toHaveLength(2)
})

test('every page bears the agency’s own colours, in one style element that the policy knows by its hash', () => {
  const { primary, action, paper } = agency.brand.colours
  for (const [path, page] of pages) {
    const [style = '', ...others] = stylesOf(page)
    expect([path, others]).toEqual([path, []])
    for (const colour of [primary, action, paper]) expect(style).toContain(colour)
    expect(policyOf(page)['style-src']).toEqual(ownStyles(page))
  }
})

test('the browser’s own frame has the agency’s colour, not the demo’s', () => {
  const colours = new Set(
    [...pages.values()].flatMap(({ body }) =>
      elementsOf(body, 'meta').flatMap(({ name, content }) => (name === 'theme-color' ? content : [])),
    ),
  )
  expect([...colours]).toEqual([agency.brand.colours.primary])
})

test('the tab of the browser has the agency’s icon', async () => {
  const icon = await fetch(`${agencyUrl()}/favicon.svg`)
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(await icon.text()).toContain(agency.identity.name)
})

test('S9 an agency that measures opens the policy to exactly the hosts of its accounts, and asks for no Trusted Types', () => {
  const expected = tagSources(agency.siteInfo)
  expect(Object.keys(expected).sort()).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src'])
  for (const [path, page] of pages) {
    const policy = policyOf(page)
    const hosts = Object.fromEntries(
      Object.entries(policy)
        .map(([name, sources]) => [name, sources.filter((one) => /[.*]|https?:/.test(one))] as const)
        .filter(([, sources]) => sources.length > 0),
    )
    expect([path, hosts]).toEqual([path, expected])
    expect(Object.keys(policy).filter((name) => name.includes('trusted-types'))).toEqual([])
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|nonce/)
  }
})

test('L3 L17 the default language is the agency’s; languages that it has turned off are wished for in vain', async () => {
  const wished = async (path: string, language?: string) =>
    locationOf(await askAgency(path, language ? { headers: { 'accept-language': language } } : {}))
  expect(await wished('/')).toBe('/fr/')
  expect(await wished('/', 'nl-BE,nl;q=0.9')).toBe('/fr/')
  expect(await wished('/', 'de-LU,en;q=0.5')).toBe('/de/')
  expect(await wished('/?lng=nl')).toBe('/fr/')
  expect(await wished('/services/?lng=de')).toBe('/de/leistungen/')
  expect(await wished('/property/9102/')).toMatch(/^\/fr\/a-vendre\/esch-sur-alzette\/.*\/9102\/$/)
})

test('L1 L5 a language that the agency has turned off selects nothing: its addresses are not there', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/en/', '/en/for-sale/', '/nl/search/index.json']) {
    const { status, body } = await askAgency(path)
    expect([path, status]).toEqual([path, 404])
    if (!path.endsWith('.json')) expect([path, languageOf(body)]).toEqual([path, 'fr'])
  }
})

test('L14 alternates are named in French and German only, the default being French', async () => {
  for (const [path, { body }] of pages) {
    const { 'x-default': fallback, ...languages } = alternatesOf(body)
    if (isNoindex(body)) {
      expect([path, languages]).toEqual([path, {}])
      continue
    }
    expect([path, Object.keys(languages).sort()]).toEqual([path, ['de', 'fr']])
    expect(fallback).toBe(languages.fr)
    expect(canonicalOf(body)).toBe(agencyUrl() + path)
  }
  const { body } = await askAgency('/sitemap.xml')
  const spoken = new Set(elementsOf(body, 'xhtml:link').map(({ hreflang }) => hreflang))
  expect([...spoken].sort()).toEqual(['de', 'fr', 'x-default'])
  expect((await askAgency('/robots.txt')).body).toContain(`Sitemap: ${agencyUrl()}/sitemap.xml`)
})

test('M2 M4 a draft is nowhere; a page that is kept from search engines is there, and out of the sitemap', async () => {
  const listed = await agencySitemap()
  for (const path of ['/fr/inauguration/', '/de/eroeffnung/']) {
    expect((await askAgency(path)).status).toBe(404)
    expect(wrong(({ body }) => !body.includes(path))).toEqual([])
    expect(listed).not.toContain(path)
  }
  expect(locationOf(await askAgency('/opening/'))).toBe('')
  const hidden = await askAgency('/fr/a-part/')
  expect([hidden.status, isNoindex(hidden.body)]).toEqual([200, true])
  expect(listed).not.toContain('/fr/a-part/')
})

test('M2 L12 an item that leads elsewhere opens a new tab; an entry with a site of its own redirects there', async () => {
  // Paper has no menu.
  const withMenu = [...pages].filter(([path]) => !/\/(?:imprimer|drucken)\/$/.test(path))
  for (const [path, { body }] of withMenu) {
    const links = elementsOf(body, 'a').filter(({ href }) => href === 'https://frais.example/')
    expect([path, links.length > 0]).toEqual([path, true])
    for (const { target, rel } of links) expect([target, rel?.split(' ')[0]]).toEqual(['_blank', 'noopener'])
  }
  expect(locationOf(await askAgency('/project/9001/'))).toBe('https://bassin.example/')
})
