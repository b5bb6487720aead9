import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isFrom,
  isReadyMessage,
  type MapMessage,
  readBeside,
  readHighlight,
  readMapMessage,
  readSearch,
  ribbonKinds,
} from './map-message'

const message: MapMessage = {
  properties: [
    { id: 2706, kind: 'point', lat: 50.7649, lng: 4.3318, price: '€ 395k' },
    { id: 2646, kind: 'area', lat: 50.768, lng: 4.336 },
  ],
  mapType: 'plain',
  marker: 'cards',
  messageInfo: { label: 'Kaart', notes: ['1 pand heeft geen plaats'] },
  marqueeIgnore: ['sold'],
}

test('D3 a message holds properties, map type, marker, message info and what marquees to ignore', () => {
  expect(Object.keys(message)).toEqual(['properties', 'mapType', 'marker', 'messageInfo', 'marqueeIgnore'])
  expect(readMapMessage(message)).toEqual(message)
})

test('D3 unknown properties of a message are dropped', () => {
  expect(readMapMessage({ ...message, href: 'https://evil.example/' })).toEqual(message)
})

test.each<[string, object]>([
  ['no properties', { properties: undefined }],
  ['a place that is no number', { properties: [{ id: 1, kind: 'point', lat: '50', lng: 4 }] }],
  ['a place beyond the poles', { properties: [{ id: 1, kind: 'point', lat: 90, lng: 4 }] }],
  ['a place that is not a number', { properties: [{ id: 1, kind: 'point', lat: Number.NaN, lng: 4 }] }],
  ['a price that is no text', { properties: [{ id: 1, kind: 'point', lat: 50, lng: 4, price: 395 }] }],
  [
    'a price that is an essay',
    { properties: [{ id: 1, kind: 'point', lat: 50, lng: 4, price: 'x'.repeat(41) }] },
  ],
  ['a view that is no rectangle', { messageInfo: { label: '', notes: [], view: [50, 4, 51] } }],
  ['an id that is a text', { properties: [{ id: '1', kind: 'point', lat: 50, lng: 4 }] }],
  ['an unknown kind of place', { properties: [{ id: 1, kind: 'door', lat: 50, lng: 4 }] }],
  ['an unknown map type', { mapType: 'satellite' }],
  ['an unknown marker', { marker: '<img src=x onerror=alert(1)>' }],
  ['a note that is no text', { messageInfo: { label: '', notes: [1] } }],
  ['no message info', { messageInfo: null }],
  ['an unknown marquee', { marqueeIgnore: ['all'] }],
])('D3 a message with %s is none', (_, wrong) => {
  expect(readMapMessage({ ...message, ...wrong })).toBeUndefined()
})

test('D3 any input is a message or undefined, and never an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readMapMessage(data)).toBeUndefined()
      readHighlight(data)
      readBeside(data)
      readSearch(data)
      isReadyMessage(data)
    }),
  )
})

test('P6 one listing is highlighted, or none; invalid messages highlight nothing', () => {
  expect([readHighlight({ marked: 7 }), readHighlight({ marked: null })]).toEqual([7, null])
  for (const wrong of [{ marked: '7' }, { marked: -1 }, { marked: undefined }, {}, message, null]) {
    expect(readHighlight(wrong)).toBeUndefined()
  }
})

test('P6 the page names the listings whose cards are beside the map', () => {
  expect([readBeside({ beside: [2706, 2684] }), readBeside({ beside: [] })]).toEqual([[2706, 2684], []])
  for (const wrong of [{ beside: ['2706'] }, { beside: 2706 }, {}, null])
    expect(readBeside(wrong)).toBeUndefined()
})

test('P6 an area is asked for by at most sixty corners, or none', () => {
  const corner = { lat: 50.7, lng: 4.3 }
  expect([readSearch({ search: [corner, corner] }), readSearch({ search: null })]).toEqual([
    [corner, corner],
    null,
  ])
  for (const search of [[corner], Array(61).fill(corner), [corner, { lat: '50', lng: 4 }], 'all', undefined])
    expect(readSearch({ search })).toBeUndefined()
})

test('D3 only messages from the expected window and our own origin are accepted', () => {
  const [own, frame] = ['https://agency.example', {}]
  expect(isFrom({ origin: own, source: frame, data: message }, own, frame)).toBe(true)
  expect(isFrom({ origin: 'https://evil.example', source: frame, data: message }, own, frame)).toBe(false)
  expect(isFrom({ origin: own, source: {}, data: message }, own, frame)).toBe(false)
  expect(isFrom({ origin: own, source: null, data: message }, own, null)).toBe(false)
})

test('P2 the map has the same ribbons as cards', () => {
  expect(ribbonKinds).toEqual(['sold', 'rented', 'option', 'marquee'])
})
