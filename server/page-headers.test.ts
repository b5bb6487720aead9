import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { draftOf, siteFrom } from '~/features/content/site.fixture'
import { readConfig } from '~/platform/config.server'
import { createPageHeaders, pageKindOf } from './page-headers'
import { securityHeaders } from './security-headers'

const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://agency.example' })
const siteOf = (settings: object = {}) => siteFrom(draftOf({}, settings))
const policyOf = (settings: object, of = config) =>
  Object.fromEntries(createPageHeaders(of)(siteOf(settings)))['content-security-policy'] ?? ''
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

test('S9 a site without colours and accounts of its own has the policy of the product, and no source more', () => {
  expect(createPageHeaders(config)(siteOf())).toEqual(
    securityHeaders({ https: true, kind: 'page', dev: false }),
  )
})

test('S9 the colours of an agency are let through by the hash of their style sheet, and nothing else is', () => {
  const colours = { brand: { colours: { primary: '#003366' } } }
  const { style } = siteOf(colours)
  expect(style).not.toBe('')
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = policyOf(colours)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${hash}'`)
  expect(policy.replace(` 'sha256-${hash}'`, '')).toBe(policyOf({}))
})

test('S9 an account lets in its own hosts, and takes no Trusted Types', () => {
  const policy = policyOf({ siteInfo: { pixelId: '1234567890' } })
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://connect.facebook.net")
  expect(policy).not.toContain('google')
  expect(policy).not.toContain('trusted-types')
  expect(policy).not.toContain('unsafe-inline')
  expect(policyOf({})).toContain("require-trusted-types-for 'script'")
})

test('I4 pictures of another host are let in by its origin', () => {
  const elsewhere = readConfig({ NODE_ENV: 'test', MEDIA_BASE_URL: 'https://media.example/a/' })
  expect(directive(policyOf({}, elsewhere), 'img-src')).toBe("img-src 'self' data: https://media.example")
})

test('S9 the headers of a site are made once', () => {
  const [headersOf, site] = [createPageHeaders(config), siteOf()]
  expect(headersOf(site)).toBe(headersOf(site))
  expect(headersOf(siteOf())).not.toBe(headersOf(site))
})

const tiles = {
  url: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  subdomains: ['a', 'b'],
  attribution: { text: 'Atlas' },
}

test('C1 the tile server of an agency is let in by the map that was agreed to, and by no other document', () => {
  const site = siteOf({ map: { tiles } })
  const images = (kind: 'page' | 'map' | 'map-with-tiles') =>
    directive(
      Object.fromEntries(createPageHeaders(config)(site, kind))['content-security-policy'] ?? '',
      'img-src',
    )
  expect(images('map-with-tiles')).toBe(
    "img-src 'self' data: https://a.tiles.example https://b.tiles.example",
  )
  expect([images('map'), images('page')]).toEqual(["img-src 'self' data:", "img-src 'self' data:"])
})

test('S9 S9a the document of a map has no host of an account, and may be framed by our own pages', () => {
  const headers = Object.fromEntries(
    createPageHeaders(config)(siteOf({ siteInfo: { pixelId: '1234567890' } }), 'map'),
  )
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).not.toContain('facebook')
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
})

test.each([
  ['/nl/kaart/', 'map'],
  ['/fr/carte/?tiles=on', 'map-with-tiles'],
  ['/fr/carte/?tiles=1', 'map'],
  ['/nl/carte/', 'page'],
  ['/nl/te-koop/?tiles=on', 'page'],
])('S9a %s is the document of a %s', (href, kind) => {
  expect(pageKindOf({ url: `https://agency.example${href}`, method: 'GET' })).toBe(kind)
})

test.each([
  ['GET', '/fr/login/'],
  ['GET', '/nl/mijn-panden/2706/'],
  ['GET', '/fr/?token=abc'],
  ['GET', '/nl/bedankt/gratis-schatting/?estimate=abc'],
  ['GET', '/nl/kaart/?tiles=on&token=abc'],
  ['POST', '/nl/contact/'],
])('S-05 %s %s is one person’s page: nobody else’s host is in its policy', (method, href) => {
  const url = `https://agency.example${href}`
  expect(pageKindOf({ url, method })).toBe('private')
  const accounts = {
    analyticsId: 'G-TEST123456',
    adsId: 'AW-123456789',
    tagManagerId: 'GTM-TEST123',
    pixelId: '1234567890',
  }
  const headers = Object.fromEntries(
    createPageHeaders(config)(siteOf({ siteInfo: accounts, map: { tiles } }), 'private', {
      frames: ['https://video.example'],
      films: ['https://film.example'],
    }),
  )
  expect(headers['content-security-policy']).not.toMatch(/https?:|\*/)
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['referrer-policy']).toBe('strict-origin')
})

test('D2 a listing’s page may play files of its own hosts, and no other page may', () => {
  const headersOf = createPageHeaders(config)
  const policy = Object.fromEntries(headersOf(siteOf({}), 'page', { films: ['https://film.example'] }))
  expect(directive(policy['content-security-policy'] ?? '', 'media-src')).toBe(
    "media-src 'self' https://film.example",
  )
  expect(Object.fromEntries(headersOf(siteOf({})))['content-security-policy']).not.toContain('film.example')
})

test('S9 a page that was drawn with a nonce has it in its own policy, and lets in no third party', () => {
  const headersOf = createPageHeaders(config)
  const site = siteOf({ siteInfo: { pixelId: '1234567890' } })
  const hydrated = Object.fromEntries(headersOf(site, 'private', { nonce: 'abc=' }))
  expect(directive(hydrated['content-security-policy'] ?? '', 'script-src')).toBe(
    "script-src 'self' 'nonce-abc='",
  )
  expect(hydrated['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(hydrated['referrer-policy']).toBe('strict-origin')
  expect(Object.fromEntries(headersOf(site, 'private'))['content-security-policy']).not.toContain('nonce')
})
