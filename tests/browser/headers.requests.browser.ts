import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, askRaw, listingPath } from './answers'
import { baseUrl } from './browser'
import { ownStyles, policyOf, stylesOf } from './policy'

const kinds = async () => ({
  home: '/nl/',
  list: '/nl/te-koop/',
  filtered: '/nl/te-koop/?city=Ukkel|1180',
  detail: await listingPath(2706),
  projects: '/nl/projecten/',
  project: '/nl/projecten/beersel/hof-ter-linden/12/',
  missing: '/nl/nowhere/',
  gone: '/nl/te-koop/a/b/999999/',
})

test('every public page forbids inline script and style, foreign hosts, frames and untyped HTML', async () => {
  for (const [kind, path] of Object.entries(await kinds())) {
    const page = await ask(path)
    const policy = policyOf(page)
    // The players of a listing with a video, its page only: see embeds.browser.ts.
    const { 'frame-src': _, ...rest } = policy
    const said = Object.values(rest).flat()
    expect([kind, said.filter((source) => /unsafe|nonce|\*|https?:/.test(source))]).toEqual([kind, []])
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ownStyles(page),
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    })
    expect([kind, stylesOf(page).length]).toEqual([kind, 1])
  }
})

test('every public page isolates itself and says little of the visitor', async () => {
  for (const [kind, path] of Object.entries(await kinds())) {
    const { headers } = await ask(path)
    const expected = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
    }
    for (const [name, value] of Object.entries(expected))
      expect([kind, name, headers.get(name)]).toEqual([kind, name, value])
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
    }
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    // Over http a promise of https would lock visitors out.
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('files, pictures and data are of the type they say, and sniffed for nothing else', async () => {
  const { body } = await ask('/nl/')
  const asset = (ending: string) => new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(body)?.[0] ?? ''
  const types = {
    [asset('js')]: /^text\/javascript/,
    [asset('css')]: /^text\/css/,
    [asset('woff2')]: /^font\/woff2/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /xml/,
    '/nl/search/index.json': /^application\/json/,
    '/speculation.json': /^application\/speculationrules\+json/,
  }
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff'])
    expect(headers.get('content-type')).toMatch(type)
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect((await ask(asset('js'))).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a page is the same bytes for everybody: cookies, language, agent and noise in the query change nothing', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', await listingPath(2706)]) {
    const plain = await ask(path)
    const another = await ask(`${path}?utm_source=x&gclid=1`, {
      headers: { cookie: 'i18nextLng=fr; a=b', 'accept-language': 'fr', 'user-agent': 'Other/1.0' },
    })
    expect([path, another.body === plain.body, another.headers.get('etag')]).toEqual([
      path,
      true,
      plain.headers.get('etag'),
    ])
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(plain.headers.get('vary')).not.toMatch(/cookie|language|user-agent/i)
  }
})

test('what was kept is what was rendered: parameters in another order are the same page', async () => {
  const one = await ask('/nl/te-koop/?type=3&city=Ukkel|1180')
  const two = await ask('/nl/te-koop/?city=Ukkel%7C1180&x=1&type=3')
  expect(two.body).toBe(one.body)
})

test('a page the browser has is not sent again', async () => {
  const { headers } = await ask('/nl/te-koop/')
  const again = await ask('/nl/te-koop/', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('a page comes in each encoding a browser reads, and always means the same', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const plain = await (
    await fetch(`${baseUrl()}/nl/te-koop/`, { headers: { 'accept-encoding': 'identity' } })
  ).text()
  for (const [encoding, read] of Object.entries(unpack)) {
    const { bytes, said } = await packed('/nl/te-koop/', encoding)
    expect(said).toBe(encoding)
    expect(read(bytes).toString()).toBe(plain)
    expect(bytes.length).toBeLessThan(plain.length / 4)
  }
})

/** `fetch` unpacks by itself, so this goes below it. */
async function packed(path: string, encoding: string) {
  const { hostname, port } = new URL(baseUrl())
  return await new Promise<{ bytes: Buffer; said: string | undefined }>((resolve, reject) => {
    request({ hostname, port, path, headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ bytes: Buffer.concat(parts), said: answer.headers['content-encoding'] }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('a visitor’s own words in the address are never shared by a cache', async () => {
  const marked = await askRaw('/nl/te-koop/?unknown=zwembad-7391')
  const { body } = await ask('/nl/te-koop/')
  expect(marked.body).toContain('zwembad-7391')
  expect(marked.headers['cache-control']).toBe('private, no-store')
  expect((await askRaw('/nl/te-koop/?unknown=www.evil.example')).body).not.toContain('evil.example')
  expect(body).not.toContain('zwembad-7391')
})

test('metrics are for the machine itself; liveness and readiness for everybody', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  // A busy machine may take longer than a check may, once.
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  const forwarded = await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(forwarded.status).toBe(403)
})
