import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestIds } from './request-id'
import { createTrustedProxy } from './trusted-proxy'

const idOf = createRequestIds(createTrustedProxy(['127.0.0.1']))
const request = (id?: string, remoteAddress = '127.0.0.1') =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage

test('K17 a request keeps the name that a trusted proxy gave it, and no other', () => {
  const given = 'd2f1c9a04b7e4f6f8a3b5c6d7e8f9a0b'
  expect(idOf(request(given))).toBe(given)
  expect(idOf(request(given, '203.0.113.7'))).toMatch(/^[0-9a-f]{32}$/)
  for (const id of [undefined, '', 'short', 'x'.repeat(65), '12345678\n{"level":60}', '<b>12345678</b>'])
    expect(idOf(request(id))).toMatch(/^[0-9a-f]{32}$/)
})

test('K17 a request has one name, and two have different ones', () => {
  const [one, other] = [request(), request()]
  expect(idOf(one)).toBe(idOf(one))
  expect(idOf(one)).not.toBe(idOf(other))
})
