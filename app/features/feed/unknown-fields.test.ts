import { expect, test } from 'vitest'
import { listingRecord } from './feed.fixture'
import { feedSchema } from './feed.schema'
import { mergeListings } from './merge-records'
import { knownFields, unknownFields } from './unknown-fields'

const known = knownFields(feedSchema)

function counted(feed: unknown) {
  const unknown = unknownFields()
  unknown.count('', feed, known)
  return unknown.counts()
}

test('I2 unknown fields are counted, most frequent first', () => {
  const pictures = [
    { ID: 1, Alt: 'x' },
    { ID: 2, Alt: 'y' },
  ]
  const properties = [listingRecord({ Colour: 'red' }), listingRecord({ Details: { Pictures: pictures } })]
  expect(Object.entries(counted({ properties, weather: {} }))).toEqual([
    ['properties.Details.Pictures.Alt', 2],
    ['properties.Colour', 1],
    ['weather', 1],
  ])
})

test('I2 property names of Object.prototype are counted like others', () => {
  const feed = JSON.parse('{"properties":[{"__proto__":1,"constructor":2}]}')
  expect(counted(feed)).toEqual({ 'properties.__proto__': 1, 'properties.constructor': 1 })
})

test('I2 a feed of random keys does not fill the report', () => {
  const record = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [`${at}\u001b${'x'.repeat(500)}`, 1]),
  )
  const names = Object.keys(counted({ properties: [record] }))
  expect(names).toHaveLength(200)
  expect(names.every((name) => name.length <= 100 && !name.includes('\u001b'))).toBe(true)
})

test('I2 deeply nested lists do not exhaust the stack', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
  const record = listingRecord({ Colour: deep, Street: deep, Details: { Pictures: deep, Bedrooms: 'x' } })
  expect(counted({ properties: [deep, record], citys: deep })).toEqual({ 'properties.Colour': 1 })
  const { merged, rejected } = mergeListings([deep, record], 'nl')
  expect([merged.length, rejected.length]).toEqual([1, 1])
})
