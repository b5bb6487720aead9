import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEncodingMemo, type Encoding, encodings, encodingsOnce, preferredEncoding } from './encoding'

test.each<[header: string | null | undefined, expected: Encoding, why: string]>([
  [undefined, 'identity', 'nothing is promised'],
  [null, 'identity', 'nothing is promised'],
  ['', 'identity', 'nothing is accepted beyond identity'],
  ['gzip, deflate, br, zstd', 'br', 'what browsers send'],
  ['gzip, deflate', 'gzip', 'what older programs send'],
  ['deflate, zstd', 'identity', 'only codings that we do not make'],
  ['br;q=0, gzip', 'gzip', 'brotli is refused'],
  ['br;q=0.000, gzip;q=0', 'identity', 'both are refused'],
  ['gzip;q=1.0, br;q=0.5', 'gzip', 'gzip is preferred'],
  ['br;q=0.5, gzip;q=0.5', 'br', 'equal weights: the smaller one'],
  ['*', 'br', 'anything'],
  ['*;q=0', 'identity', 'nothing at all'],
  ['*;q=0, gzip', 'gzip', 'gzip and nothing else'],
  ['br;q=0, *', 'gzip', 'anything but brotli'],
  ['gzip;q=0.2', 'gzip', 'identity that is not named comes last'],
  ['identity, gzip;q=0.5', 'identity', 'identity is preferred by name'],
  ['identity;q=0, gzip', 'gzip', 'identity is refused'],
  ['identity;q=0', 'identity', 'nothing possible is accepted: still a page'],
  ['identity;q=0, *', 'br', 'anything but identity'],
  ['BR', 'br', 'names know no case'],
  ['x-gzip', 'gzip', 'the old name'],
  ['br ; Q=0 , gzip ; q=0.8', 'gzip', 'white space and case'],
  ['brotli, xbr, brx', 'identity', 'names are compared whole'],
  ['br;q=abc, gzip', 'gzip', 'a weight that is none is a refusal'],
  ['br;q=2, gzip', 'gzip', 'a weight over 1 is none'],
  ['gzip;level=9;q=0, br', 'br', 'the weight is found behind other parameters'],
  [',,br,,', 'br', 'empty items'],
])('page cache: Accept-Encoding %j is answered with %s (%s)', (header, expected) => {
  expect(preferredEncoding(header)).toBe(expected)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0.9, br', 'br'],
  ['zstd;q=0, *', 'br'],
  ['*', 'zstd'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
] as const)('an answer that is sent once: Accept-Encoding %j is answered with %s', (header, expected) => {
  expect(preferredEncoding(header, encodingsOnce)).toBe(expected)
})

test('page cache: whatever the header says, a coding that it refuses by name is sent only as the last resort', () => {
  const item = fc.tuple(fc.constantFrom('br', 'gzip', 'identity', '*'), fc.constantFrom('', ';q=0', ';q=0.5'))
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ([name]) => name }), (items) => {
      const chosen = preferredEncoding(items.map((parts) => parts.join('')).join(','))
      const refused = items.some(([name, weight]) => name === chosen && weight === ';q=0')
      expect(encodings).toContain(chosen)
      if (chosen !== 'identity') expect(refused).toBe(false)
    }),
  )
})

test('page cache: the memo answers as the parser does, also for more headers than it remembers', () => {
  const encodingOf = createEncodingMemo()
  for (let index = 0; index < 1200; index++) expect(encodingOf(`x-${index}, gzip`)).toBe('gzip')
  expect(encodingOf('br')).toBe('br')
  expect(encodingOf('br')).toBe('br')
  expect(encodingOf(undefined)).toBe('identity')
  expect(encodingOf(`${'x'.repeat(5000)}, br`)).toBe('br')
})
