import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { draftOf, siteFrom } from '~/features/content/site.fixture'
import { readConfig } from '~/platform/config.server'
import { createPageHeaders } from './page-headers'
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
