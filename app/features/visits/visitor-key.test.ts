import { expect, test } from 'vitest'
import { hashOf, shortAgent } from './visitor-key.server'

test('O5 350 characters of the user agent are hashed', () => {
  expect(shortAgent('x'.repeat(351))).toBe('x'.repeat(350))
  expect(shortAgent(null)).toBe('')
})

test('O5 a visitor’s hash changes with the salt and with each part, and is not reversible', () => {
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
