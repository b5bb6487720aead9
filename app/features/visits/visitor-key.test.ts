import { expect, test } from 'vitest'
import { hashOf, networkOf, shortAgent } from './visitor-key.server'

test('O5 of the name of a browser 350 characters are looked at', () => {
  expect(shortAgent('x'.repeat(351))).toBe('x'.repeat(350))
  expect(shortAgent(null)).toBe('')
})

test('O5 the hash of a visitor changes with the salt and with each part, and cannot be read', () => {
  const hash = hashOf('salt', '203.0.113.7', 'Firefox')
  expect(hashOf('salt', '203.0.113.7', 'Firefox')).toBe(hash)
  for (const other of [
    hashOf('other', '203.0.113.7', 'Firefox'),
    hashOf('salt', '203.0.113.8', 'Firefox'),
    hashOf('salt', '203.0.113.7', 'Chrome'),
    hashOf('salt', '203.0.113.7\nFirefox', ''),
  ])
    expect(other).not.toBe(hash)
  expect(hash).toMatch(/^[\w-]{22}$/)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('O5 %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
