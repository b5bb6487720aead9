import { expect, test } from 'vitest'
import { createTrustedProxy } from './trusted-proxy'

const proxy = createTrustedProxy(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])
const client = (address: string | undefined, forwardedFor?: string) =>
  proxy.clientAddress(
    address,
    new Headers(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
  )

test.each<[address: string | undefined, header: string | undefined, expected: string, why: string]>([
  ['198.51.100.1', undefined, '198.51.100.1', 'no proxy'],
  ['198.51.100.1', '203.0.113.9', '198.51.100.1', 'a stranger claims to be a proxy'],
  ['10.1.2.3', undefined, '10.1.2.3', 'a proxy that says nothing'],
  ['10.1.2.3', '203.0.113.9', '203.0.113.9', 'a proxy speaks'],
  ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9', 'a proxy seen by a dual-stack socket'],
  ['fd12::1', '2001:db8::5', '2001:db8::5', 'IPv6'],
  ['10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9', 'the visitor wrote the first one himself'],
  ['10.1.2.3', '203.0.113.9, 192.0.2.7, 10.9.9.9', '203.0.113.9', 'a chain of our proxies'],
  ['10.1.2.3', '203.0.113.9:4711', '203.0.113.9', 'with a port'],
  ['10.1.2.3', '[2001:db8::5]:4711', '2001:db8::5', 'with brackets and a port'],
  ['10.1.2.3', '203.0.113.9, unknown', '10.1.2.3', 'what comes behind something unreadable is not believed'],
  ['10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1', 'only proxies: the farthest'],
  ['192.0.2.8', '203.0.113.9', '192.0.2.8', 'the neighbour of a proxy'],
  ['fe80::1%eth0', undefined, 'fe80::1', 'a zone is dropped'],
  [undefined, '203.0.113.9', 'unknown', 'a socket without address'],
])('security: from %s with X-Forwarded-For %j the visitor is %s (%s)', (address, header, expected) => {
  expect(client(address, header)).toBe(expected)
})

test.each([
  '',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/x',
  '10.0.0.0/8/8',
  '::/129',
  '10.0.0',
  '10.0.0.0/-1',
])('security: %j in TRUSTED_PROXIES is refused by name', (entry) => {
  expect(() => createTrustedProxy(['10.0.0.1', entry])).toThrow(`TRUSTED_PROXIES: ${JSON.stringify(entry)}`)
})

test('security: without trusted proxies nobody is believed', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })
  expect(createTrustedProxy([]).clientAddress('127.0.0.1', headers)).toBe('127.0.0.1')
})
