import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { htmlOf, startCache, textOf } from './page-cache.fixture'

const br = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const gzip = { 'accept-encoding': 'gzip' }

const publicAnswer = (text: string) => new Response(text, { headers: { 'cache-control': 'public' } })

test('page cache: the first answer and all later ones are the rendered page, rendered once', async () => {
  await using site = await startCache()
  const first = await site.ask('/nl/')
  const second = await site.ask('/nl/')
  expect([first.status, String(first.bytes)]).toEqual([200, textOf('/nl/')])
  expect(second.bytes).toEqual(first.bytes)
  expect(second.headers).toMatchObject({ 'content-type': 'text/html', vary: 'Accept-Encoding' })
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(site.rendered).toEqual(['/nl/'])
  expect(site.cache.stats()).toMatchObject({ pages: 1, hits: 1, misses: 1, rendering: 0 })
})

test('page cache: brotli and gzip are smaller, say so, and unpack to the page', async () => {
  await using site = await startCache()
  for (let hit = 0; hit < 2; hit++) {
    const [small, middle] = [await site.ask('/nl/', br), await site.ask('/nl/', gzip)]
    expect([small.headers['content-encoding'], middle.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(String(brotliDecompressSync(small.bytes))).toBe(textOf('/nl/'))
    expect(String(gunzipSync(middle.bytes))).toBe(textOf('/nl/'))
    expect(small.headers['content-length']).toBe(String(small.bytes.length))
  }
  expect((await site.ask('/nl/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers).not.toHaveProperty(
    'content-encoding',
  )
  expect(site.rendered).toEqual(['/nl/'])
})

test('page cache: after the third brotli answer from the store the page is sent smaller, tag unchanged', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 1009).toString(36)).join(' ')
  await using site = await startCache(async () => publicAnswer(words))
  const quick = await site.ask('/nl/', br)
  for (let hit = 0; hit < 3; hit++) expect((await site.ask('/nl/', br)).bytes).toEqual(quick.bytes)
  const best = await vi.waitFor(async () => {
    const answer = await site.ask('/nl/', br)
    expect(answer.bytes.length).toBeLessThan(quick.bytes.length)
    return answer
  })
  expect(String(brotliDecompressSync(best.bytes))).toBe(words)
  expect(best.headers.etag).toBe(quick.headers.etag)
  expect(best.headers['content-length']).toBe(String(best.bytes.length))
})

test('page cache: fifty concurrent requests for a missing page render it once', async () => {
  const gate = Promise.withResolvers<void>()
  await using site = await startCache(async (key) => {
    await gate.promise
    return htmlOf(key)
  })
  const asked = Array.from({ length: 50 }, () => site.ask('/nl/', br))
  await vi.waitFor(() => expect(site.cache.stats().misses).toBe(50))
  gate.resolve()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1)
  expect(site.rendered).toEqual(['/nl/'])
})

test('page cache: a page rendered before a clear is sent but not stored', async () => {
  const gates = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  await using site = await startCache(async () => (await gates.shift()?.promise) ?? htmlOf('third'))
  const [oldGate, newGate] = gates
  const before = site.ask('/nl/')
  await vi.waitFor(() => expect(site.rendered).toHaveLength(1))
  site.cache.clear()
  const after = site.ask('/nl/')
  await vi.waitFor(() => expect(site.rendered).toHaveLength(2))
  oldGate?.resolve(htmlOf('old'))
  expect(String((await before).bytes)).toBe(textOf('old'))
  expect(site.cache.stats().pages).toBe(0)
  newGate?.resolve(htmlOf('new'))
  expect(String((await after).bytes)).toBe(textOf('new'))
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('new'))
  expect(site.rendered).toHaveLength(2)
})

test('page cache: each visitor who waits for a page is told of, and none who gets a kept one', async () => {
  const waiting: (string | undefined)[] = []
  const render = async (key: string) => {
    if (key === '/nl/fails/') throw new Error('away')
    return htmlOf(key)
  }
  await using site = await startCache(render, { onWait: ({ url }) => waiting.push(url) })
  for (const url of ['/nl/', '/nl/', '/nl/fails/', '/nl/']) await site.ask(url)
  expect(waiting).toEqual(['/nl/', '/nl/fails/'])
  expect(site.passed).toEqual(['/nl/fails/'])
})

test('page cache: one version clears once, however often it is announced', async () => {
  await using site = await startCache()
  const renderingsAfter = async (version?: string) => {
    site.rendered.length = 0
    site.cache.clear(version)
    await site.ask('/nl/')
    return site.rendered.length
  }
  await site.ask('/nl/')
  expect([
    await renderingsAfter('7'),
    await renderingsAfter('7'),
    await renderingsAfter('8'),
    await renderingsAfter(),
  ]).toEqual([1, 0, 1, 1])
})

test('page cache: a page expires after ten minutes', async () => {
  await using site = await startCache()
  await site.ask('/nl/')
  site.setNow('2026-03-02T10:09:59.999Z')
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(1)
  site.setNow('2026-03-02T10:10:00Z')
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(2)
})

test.each([
  ['winter', '2026-03-02T22:59:59.999Z', '2026-03-02T23:00:00Z'],
  ['summer', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00Z'],
])('page cache: at midnight in Brussels (%s) yesterday is forgotten', async (_season, before, midnight) => {
  await using site = await startCache()
  site.setNow(before)
  await site.ask('/nl/')
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(1)
  site.setNow(midnight)
  await site.ask('/nl/')
  expect(site.rendered).toHaveLength(2)
})

test('page cache: a page rendered across midnight is not stored', async () => {
  const gate = Promise.withResolvers<Response>()
  const answers = [gate.promise, Promise.resolve(htmlOf('today'))]
  await using site = await startCache(async (key) => (await answers.shift()) ?? htmlOf(key))
  site.setNow('2026-03-02T22:59:59Z')
  const yesterday = site.ask('/nl/')
  await vi.waitFor(() => expect(site.rendered).toHaveLength(1))
  site.setNow('2026-03-02T23:00:00Z')
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('today'))
  gate.resolve(htmlOf('yesterday'))
  await yesterday
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('today'))
})

test('page cache: a client with the page gets 304 and its validators, for every form of If-None-Match', async () => {
  await using site = await startCache()
  const { headers } = await site.ask('/nl/', br)
  const tag = headers.etag ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
    const answer = await site.ask('/nl/', { ...br, 'if-none-match': known })
    expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, tag])
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': headers['cache-control'],
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  }
  for (const other of ['"other"', 'W/"other"', tag.slice(3, -1)]) {
    expect((await site.ask('/nl/', { 'if-none-match': other })).status).toBe(200)
  }
})

test('page cache: a first request with a matching tag gets 304 too', async () => {
  await using site = await startCache()
  const tag = (await site.ask('/nl/')).headers.etag ?? ''
  site.cache.clear()
  expect((await site.ask('/nl/', { 'if-none-match': tag })).status).toBe(304)
})

test('page cache: a new security policy changes the tag, since a 304 does not send it', async () => {
  let policy = "default-src 'self'"
  await using site = await startCache(async (key) =>
    htmlOf(key, { headers: { 'content-security-policy': policy } }),
  )
  const old = await site.ask('/nl/')
  policy = "default-src 'none'"
  site.cache.clear()
  const answer = await site.ask('/nl/', { 'if-none-match': old.headers.etag ?? '' })
  expect([answer.status, answer.headers['content-security-policy']]).toEqual([200, policy])
})

test('page cache: security headers are stored with the page', async () => {
  const headers = { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' }
  await using site = await startCache(async (key) => htmlOf(key, { headers }))
  for (const asked of [{}, br, gzip, br])
    expect((await site.ask('/nl/', asked)).headers).toMatchObject(headers)
})

test('page cache: HEAD answers like GET without the body, and renders if it comes first', async () => {
  await using site = await startCache()
  for (const accepted of [br, gzip, {}]) {
    const head = await site.ask('/nl/', accepted, 'HEAD')
    const get = await site.ask('/nl/', accepted)
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const { date: _headDate, ...headHeaders } = head.headers
    expect(get.headers).toMatchObject(headHeaders)
    expect(headHeaders['content-length']).toBe(String(get.bytes.length))
  }
  expect(site.rendered).toEqual(['/nl/'])
})

test('page cache: other methods and other paths are answered by the application', async () => {
  await using site = await startCache()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) await site.ask('/nl/', {}, method)
  await site.ask('/portal/')
  expect(site.passed).toEqual(['/nl/', '/nl/', '/nl/', '/nl/', '/portal/'])
  expect(site.rendered).toEqual([])
})

test.each<Record<string, string>>([
  { 'set-cookie': 'session=1' },
  { 'cache-control': 'private' },
  { 'cache-control': 'no-store' },
  { 'content-security-policy': "script-src 'nonce-abc'" },
  { vary: 'Cookie' },
])(
  'page cache: an answer with %j is never kept nor sent, the application answers each visitor',
  async (headers) => {
    await using site = await startCache(async (key) => htmlOf(key, { headers }))
    for (let visitor = 0; visitor < 2; visitor++) {
      expect(String((await site.ask('/nl/')).bytes)).toBe('from the application')
    }
    expect([site.rendered.length, site.passed.length, site.cache.stats().pages]).toEqual([2, 2, 0])
  },
)

test('page cache: a 404 is compressed, not stored, without a tag', async () => {
  await using site = await startCache(async (key) => htmlOf(key, { status: 404 }))
  for (let visitor = 0; visitor < 2; visitor++) {
    const answer = await site.ask('/nl/', { ...br, 'if-none-match': '*' })
    expect([answer.status, answer.headers['content-encoding'], answer.headers.etag]).toEqual([
      404,
      'br',
      undefined,
    ])
    expect(String(brotliDecompressSync(answer.bytes))).toBe(textOf('/nl/'))
  }
  expect([site.rendered.length, site.passed.length, site.cache.stats().pages]).toEqual([2, 0, 0])
})

test('page cache: a redirect keeps its address and its own lifetime', async () => {
  const headers = { location: '/nl/te-koop/', 'cache-control': 'public, max-age=60' }
  await using site = await startCache(async () => new Response(null, { status: 301, headers }))
  const answer = await site.ask('/nl/', br)
  expect([answer.status, answer.bytes.length]).toEqual([301, 0])
  expect(answer.headers).toMatchObject(headers)
})

test('page cache: a redirect whose key covers only part of the address is left to the application', async () => {
  const headers = { location: '/nl/te-koop/' }
  const render = async () => new Response(null, { status: 301, headers })
  await using site = await startCache(render, { keyOf: (url) => url.split('?', 1)[0] ?? null })
  expect((await site.ask('/nl/?utm_source=mail')).status).toBe(200)
  expect(site.passed).toEqual(['/nl/?utm_source=mail'])
})

test('page cache: when rendering fails the application answers, and the next visitor tries again', async () => {
  const outcomes = [Promise.reject(new Error('database away')), Promise.resolve(htmlOf('back'))]
  for (const outcome of outcomes) outcome.catch(() => undefined)
  await using site = await startCache(async (key) => (await outcomes.shift()) ?? htmlOf(key))
  expect(String((await site.ask('/nl/')).bytes)).toBe('from the application')
  expect(String((await site.ask('/nl/')).bytes)).toBe(textOf('back'))
})

test('page cache: the store stays within its bytes, and a page that is asked for more often makes another give way', async () => {
  const maxBytes = 10_000
  await using site = await startCache(undefined, { maxBytes })
  for (const page of ['1', '2', '1', '3', '1', '4', '1']) await site.ask(`/nl/${page}/`)
  expect(site.rendered).toEqual(['/nl/1/', '/nl/2/', '/nl/3/', '/nl/4/'])
  const { pages, bytes, evictions } = site.cache.stats()
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect([pages, evictions]).toEqual([3, 0])
  for (const page of ['4', '4']) await site.ask(`/nl/${page}/`)
  expect(site.rendered.slice(4)).toEqual(['/nl/4/'])
  expect(site.cache.stats()).toMatchObject({ pages: 3, evictions: 1 })
})

test('page cache: a short answer is not compressed', async () => {
  await using site = await startCache(async () => publicAnswer('kort'))
  expect((await site.ask('/nl/', br)).headers).toMatchObject({ 'content-length': '4' })
})
