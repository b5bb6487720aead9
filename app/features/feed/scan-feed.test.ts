import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedText, spool, textOfBytes } from './feed-text.server'
import { NotAnObject, scanFeed } from './scan-feed'

const textOf = (text: string) => textOfBytes(new TextEncoder().encode(text))
const jsonIn = (text: FeedText, { start, end }: { start: number; end: number }) =>
  JSON.parse(new TextDecoder().decode(text.slice(start, end)))

/** What the scan finds, read. */
function read(text: FeedText, windowBytes?: number) {
  const { values, lists } = scanFeed(text, ['properties'], windowBytes)
  return Object.fromEntries([
    ...[...values].map(([key, range]) => [key, jsonIn(text, range)]),
    ...[...lists].map(([key, ranges]) => [key, ranges.map((range) => jsonIn(text, range))]),
  ])
}

test('K15 whatever a feed holds, its values and records are found where they are', () => {
  const anything = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  const feeds = fc.dictionary(fc.oneof(fc.string(), fc.constant('properties')), anything, {
    noNullPrototype: true,
  })
  const spaces = fc.constantFrom(undefined, 1, '\t', '\r\n')
  fc.assert(
    fc.property(
      feeds,
      fc.array(anything),
      spaces,
      fc.integer({ min: 1, max: 9 }),
      (feed, records, space, window) => {
        const json = JSON.stringify({ ...feed, properties: records }, undefined, space)
        expect(read(textOf(json), window)).toEqual(JSON.parse(json))
      },
    ),
  )
})

test('K15 a key that is there twice counts as it was last', () => {
  const json = '{"properties":[1,2],"a":1,"properties":{"b":[]},"a":"}\\\\","properties":[3]}'
  expect(read(textOf(json))).toEqual(JSON.parse(json))
})

test.each([
  '{',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,}',
  '{"a":[1,2}',
  '{"a":"x}',
  '{a:1}',
  '{} x',
  '{"a":,"b":1}',
])('K15 %s is no object', (json) => expect(() => scanFeed(textOf(json), ['a'])).toThrow(NotAnObject))

test('K15 a feed that comes once can be read again and again, and leaves no file', async () => {
  const parts = ['{"properties":', '[1,', '22,333]', '}'].map((part) => new TextEncoder().encode(part))
  const text = await spool(parts)
  for (let times = 0; times < 2; times += 1) expect(read(text, 4)).toEqual({ properties: [1, 22, 333] })
  expect(() => text.slice(0, text.size + 1)).toThrow(RangeError)
  text.close()
})
