import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWithoutBody, withBody } from '~/platform/page-bytes.server'
import { compressed } from './compressed'

const text = '<p>Mijn panden</p>'.repeat(200)
const page = (headers: Record<string, string> = {}, body: BodyInit | null = text, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const asked = (encoding: string) => new Headers({ 'accept-encoding': encoding })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br, zstd;q=0', 'br', brotliDecompressSync],
  ['br, zstd;q=0.5', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('an uncached page leaves compressed: %s gives %s', async (header, encoding, unpack) => {
  const answer = await compressed(asked(header), page({ 'content-length': String(text.length) }))
  const bytes = await bytesOf(answer)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(String(unpack(bytes))).toBe(text)
})

test('a large answer leaves compressed as well', async () => {
  const large = 'Mijn panden '.repeat(50_000)
  const answer = await compressed(asked('zstd'), page({}, large))
  expect(answer.headers.get('content-encoding')).toBe('zstd')
  expect(String(zstdDecompressSync(await bytesOf(answer)))).toBe(large)
})

test('an answer with secrets is not compressed, whatever the browser takes (BREACH)', async () => {
  const answered = page({ 'cache-control': 'private, no-store, no-transform' })
  expect(await compressed(asked('gzip, br, zstd'), answered)).toBe(answered)
})

test('a page whose bytes are at hand leaves as any other', async () => {
  const rendered = withBody(
    answerWithoutBody(Buffer.from(text), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
  const answer = await compressed(asked('br'), rendered)
  expect(String(brotliDecompressSync(await bytesOf(answer)))).toBe(text)
})

test('an uncached page keeps its status, its cookies and its other headers', async () => {
  const answered = page({ 'x-kept': 'yes', vary: 'Cookie' }, text, 422)
  answered.headers.append('set-cookie', 'a=1')
  answered.headers.append('set-cookie', 'b=2')
  const answer = await compressed(asked('br'), answered)
  expect([answer.status, answer.headers.get('x-kept'), answer.headers.get('vary')]).toEqual([
    422,
    'yes',
    'Cookie, Accept-Encoding',
  ])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a client without any coding gets plain text, and caches learn that it varies', async () => {
  const answer = await compressed(new Headers(), page())
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    null,
    'Accept-Encoding',
  ])
  expect(String(await bytesOf(answer))).toBe(text)
})

test('a strong tag becomes weak, since the bytes differ', async () => {
  expect((await compressed(asked('br'), page({ etag: '"a"' }))).headers.get('etag')).toBe('W/"a"')
  expect((await compressed(asked('br'), page({ etag: 'W/"a"' }))).headers.get('etag')).toBe('W/"a"')
})

test.each([
  'application/json',
  'application/ld+json; charset=utf-8',
  'application/xml',
  'application/rss+xml',
  'image/svg+xml',
  'text/calendar',
  'text/css',
])('%s is text', async (type) => {
  expect(
    (await compressed(asked('br'), page({ 'content-type': type }))).headers.has('content-encoding'),
  ).toBe(true)
})

test.each([
  page({ 'content-type': 'image/webp' }),
  page({ 'content-type': 'application/pdf' }),
  page({ 'content-type': 'text/event-stream' }),
  page({ 'content-type': 'application/jsonx' }),
  page({ 'content-encoding': 'gzip' }),
  page({ 'cache-control': 'public, no-transform' }),
  page({}, text, 206),
  page({}, null),
])('what is no text, is compressed or must stay as it is passes untouched (%#)', async (answered) => {
  expect(await compressed(asked('br'), answered)).toBe(answered)
})

test('a short text is not compressed', async () => {
  const answer = await compressed(asked('br'), page({}, 'kort'))
  expect([answer.headers.get('content-encoding'), String(await bytesOf(answer))]).toEqual([null, 'kort'])
})
