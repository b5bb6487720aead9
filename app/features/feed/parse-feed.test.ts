import { expect, test } from 'vitest'
import { textOfBytes } from './feed-text.server'
import { type FeedBody, parseFeed } from './parse-feed'

/** Records are read one by one, so what is wrong in one shows when it is read. */
const readAll = ({ properties }: FeedBody) =>
  Array.from({ length: properties.length }, (_, index) => properties.at(index))
const bytes = (text: string) => textOfBytes(new TextEncoder().encode(text))

test.each([
  ['nothing', '', 'the feed is not JSON: Unexpected end of JSON input'],
  ['a page', '<html></html>', "the feed is not JSON: Unexpected token '<'"],
  ['half a file', '{"properties":[{"ID":1', 'the feed is not JSON: Expected'],
  ['NaN', '{"properties":[{"ID":NaN}]}', "the feed is not JSON: Unexpected token 'N'"],
  ['Infinity', '{"properties":[{"Price":Infinity}]}', "the feed is not JSON: Unexpected token 'I'"],
  ['a list', '[]', 'the feed is not a JSON object'],
  ['null', 'null', 'the feed is not a JSON object'],
  ['a text', '"properties"', 'the feed is not a JSON object'],
  ['no properties', '{"projects":[]}', 'the feed has no "properties"'],
  ['properties that are no list', '{"properties":{}}', '"properties" is not a list'],
])('I2 %s is refused', (_, text, reason) => {
  expect(() => readAll(parseFeed(bytes(text)))).toThrow(reason)
})

test('I2 a file that is not UTF-8 is refused', () => {
  expect(() => parseFeed(textOfBytes(new Uint8Array([0x7b, 0xff, 0x7d])))).toThrow(
    'the feed is not UTF-8 text',
  )
})

test('I2 the reason does not quote the feed', () => {
  expect(() => parseFeed(bytes('{"Agent":"Ada Lovelace" x'))).toThrow(/^(?!.*Lovelace)/s)
})

test('I1 only properties is required, and a byte order mark is ignored', () => {
  expect(parseFeed(bytes('\ufeff{"properties":[]}'))).toMatchObject({
    partial: false,
    properties: { length: 0 },
    projects: undefined,
    webIDs: [],
    citys: [],
    notLists: [],
  })
})

test.each([[true], [1], ['true'], ['1']])('I1 "partial": %j', (partial) => {
  expect(parseFeed(bytes(JSON.stringify({ properties: [], partial }))).partial).toBe(true)
})

test.each([[false], [0], ['no'], [null], [{ toString: 1 }]])('I1 not "partial": %j', (partial) => {
  expect(parseFeed(bytes(JSON.stringify({ properties: [], partial }))).partial).toBe(false)
})

test('I2 non-array lists are reported', () => {
  const feed = parseFeed(bytes('{"properties":[],"projects":{},"citys":"all","webIDs":null}'))
  expect(feed.notLists).toEqual(['projects', 'citys'])
})
