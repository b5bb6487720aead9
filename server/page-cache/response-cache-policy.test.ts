import { expect, test } from 'vitest'
import { cachePolicyOf } from './response-cache-policy'

const answer = (headers: Record<string, string> = {}, status = 200) =>
  cachePolicyOf(new Response('', { status, headers: { 'cache-control': 'public, max-age=0', ...headers } }))

test('page cache: a plain page is kept, other statuses are only answered', () => {
  expect(answer()).toBe('keep')
  expect(answer({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=60' })).toBe('keep')
  for (const status of [203, 301, 404, 410, 500, 503]) expect(answer({}, status)).toBe('answer')
})

test.each<Record<string, string>>([
  { 'set-cookie': 'a=b' },
  { 'cache-control': '' },
  { 'cache-control': 'max-age=60' },
  { 'cache-control': 'no-store' },
  { 'cache-control': 'public, no-store' },
  { 'cache-control': 'max-age=0, Private' },
  { 'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'" },
  { vary: 'Cookie' },
  { vary: 'Accept-Encoding, Accept-Language' },
  { vary: '*' },
  { 'content-encoding': 'gzip' },
])('page cache: an answer with %j may be personal, whatever its status', (headers) => {
  expect(answer(headers)).toBe('personal')
  expect(answer(headers, 404)).toBe('personal')
})

test('page cache: the words are found whole, a lookalike does not stop a page from being kept', () => {
  expect(answer({ 'cache-control': 'public, x=unprivate' })).toBe('keep')
})
