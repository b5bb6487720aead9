import { expect, test } from 'vitest'
import { hasTags, type SiteInfo, tagSources } from '~/features/consent/public'
import { joinSources } from './content-security-policy'
import { type SecurityHeaderOptions, securityHeaders } from './security-headers'

const headersOf = (options: Partial<SecurityHeaderOptions> = {}) =>
  new Map(securityHeaders({ https: true, kind: 'page', ...options }))

/** The policy as directive → sources. */
const policyOf = (options: Partial<SecurityHeaderOptions> = {}) => {
  const policy = headersOf(options).get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )
}

test('security: a public page runs our scripts and styles only, none of them inline', () => {
  expect(policyOf({ trustedTypes: ['lightbox', 'islands'] })).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'lightbox islands',
    'upgrade-insecure-requests': '',
  })
  expect(policyOf()['trusted-types']).toBe("'none'")
})

test('security: nothing in production allows inline, eval or any host', () => {
  for (const kind of ['page', 'app', 'map', 'asset'] as const) {
    expect(headersOf({ kind }).get('content-security-policy')).not.toMatch(/unsafe|\*|https?:|ws:/)
  }
})

test('security: every document of a public site by https carries these headers', () => {
  expect(Object.fromEntries(headersOf())).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'origin-agent-cluster': '?1',
  })
  const permissions = headersOf().get('permissions-policy')
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
    expect(permissions).toContain(`${feature}=()`)
  }
})

test('security: by http nothing asks for https, or a site in a test or an intranet could not be reached', () => {
  for (const kind of ['page', 'app', 'map', 'asset'] as const) {
    const headers = headersOf({ kind, https: false })
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  }
})

test('S9a the map document alone may be framed, by our own pages', () => {
  for (const kind of ['page', 'app'] as const) {
    expect(policyOf({ kind })['frame-ancestors']).toBe("'none'")
    expect(headersOf({ kind }).get('x-frame-options')).toBe('DENY')
  }
  expect(policyOf({ kind: 'map' })['frame-ancestors']).toBe("'self'")
  expect(headersOf({ kind: 'map' }).get('x-frame-options')).toBe('SAMEORIGIN')
})

test('security: an app page takes a nonce, which a page that may be cached refuses', () => {
  const policy = policyOf({ kind: 'app', nonce: 'AbC+/=' })
  expect(policy['script-src']).toBe("'self' 'nonce-AbC+/='")
  expect(policy['style-src']).toBe("'self' 'nonce-AbC+/='")
  expect(() => headersOf({ nonce: 'AbC' })).toThrow(TypeError)
})

test('security: other sources are added to ours', () => {
  const policy = policyOf({ kind: 'map', allow: { 'img-src': ['https://tiles.example'] } })
  expect(policy['img-src']).toBe("'self' data: https://tiles.example")
  expect(policyOf()).not.toHaveProperty('media-src')
  expect(policyOf({ allow: { 'media-src': ['https://media.example'] } })['media-src']).toBe(
    "'self' https://media.example",
  )
})

test.each(['x; script-src *', 'a b', 'a,b', 'x\r\ny', ''])(
  'security: %j cannot slip in as a source',
  (source) => {
    expect(() => headersOf({ allow: { 'img-src': [source] } })).toThrow(TypeError)
    expect(() => headersOf({ kind: 'app', nonce: `${source};` })).toThrow(TypeError)
  },
)

test('security: the development server may insert styles and markup and hear of changes, but no inline script', () => {
  const policy = policyOf({ dev: true, https: false })
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'")
  expect(policy['connect-src']).toBe("'self' ws: wss:")
  expect(policy['script-src']).toBe("'self'")
  expect(policy).not.toHaveProperty('require-trusted-types-for')
})

test('security: an asset opened by its address runs no script; one that is shared may be shown elsewhere', () => {
  expect(policyOf({ kind: 'asset' })['script-src']).toBe("'none'")
  expect(headersOf({ kind: 'asset' }).get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headersOf({ kind: 'asset', shared: true }).get('cross-origin-resource-policy')).toBe('cross-origin')
})

/** Options of the pages of an agency with these accounts. */
const withTags = (siteInfo: SiteInfo): Partial<SecurityHeaderOptions> => ({
  allow: tagSources(siteInfo),
  ...(hasTags(siteInfo) ? { trustedTypes: false } : {}),
})

test('S9 without an account the policy is the same to the byte', () => {
  expect(headersOf(withTags({})).get('content-security-policy')).toBe(
    headersOf().get('content-security-policy'),
  )
})

test.each<[SiteInfo, Record<string, string>]>([
  [
    { analyticsId: 'G-TEST123456' },
    {
      'script-src': "'self' https://www.googletagmanager.com",
      'img-src': "'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
      'connect-src':
        "'self' https://www.googletagmanager.com https://*.google-analytics.com https://analytics.google.com https://*.analytics.google.com",
    },
  ],
  [
    { pixelId: '123456789012345' },
    {
      'script-src': "'self' https://connect.facebook.net",
      'img-src': "'self' data: https://www.facebook.com",
      'connect-src': "'self' https://connect.facebook.net https://www.facebook.com",
    },
  ],
])('S9 %j adds its own hosts and nothing else', (siteInfo, added) => {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...ours } = policyOf()
  expect(policyOf(withTags(siteInfo))).toEqual({ ...ours, ...added })
})

test.each<SiteInfo>([{ adsId: 'AW-123456789' }, { tagManagerId: 'GTM-TEST123' }])(
  'S9 %j adds hosts of Google, and no other directive than these four',
  (siteInfo) => {
    const ours: Record<string, string> = policyOf()
    const changed = Object.entries<string>(policyOf(withTags(siteInfo))).filter(
      ([name, value]) => ours[name] !== value,
    )
    expect(changed.map(([name]) => name).sort()).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src',
    ])
    for (const [name, value] of changed) {
      const added = value.replace(`${ours[name]} `, '').split(' ')
      expect(added.filter((host) => !/^https:\/\/[\w.*-]*(google|doubleclick)[\w.-]*$/.test(host))).toEqual(
        [],
      )
    }
  },
)

test('S9 with any account Trusted Types are not asked for, and inline script stays forbidden', () => {
  const policy = policyOf({ trustedTypes: false, allow: tagSources({ tagManagerId: 'GTM-TEST123' }) })
  expect(policy).not.toHaveProperty('require-trusted-types-for')
  expect(policy).not.toHaveProperty('trusted-types')
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe/)
})

test('security: the agency’s own colours are one style element, allowed by its hash', () => {
  const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"
  expect(policyOf({ allow: { 'style-src': [hash] } })['style-src']).toBe(`'self' ${hash}`)
  expect(policyOf({ dev: true, allow: { 'style-src': [hash] } })['style-src']).toBe("'self' 'unsafe-inline'")
})

test('security: what several parts allow is joined, each source once', () => {
  const media = { 'img-src': ['https://media.example'] }
  expect(joinSources(media, {}, { 'img-src': ['https://b.example', 'https://media.example'] })).toEqual({
    'img-src': ['https://media.example', 'https://b.example'],
  })
  expect(joinSources({}, {})).toEqual({})
})
