import { expect, test } from 'vitest'
import { listingRecord } from './feed.fixture'
import { mergeListings } from './merge-records'
import { toWords } from './to-details'

const roomsOf = (Rooms: unknown) => {
  const { merged, warnings } = mergeListings([listingRecord({ Details: { Rooms } })], 'nl')
  return { rooms: toWords(merged[0]?.facts.Details).measuredRooms, warned: warnings.length > 0 }
}

test('I1 rooms are kept with their surface and floor, in the order of the feed', () => {
  const given = [
    { Floor: 1, Name: 'Slaapkamer', Surface: '16.5' },
    { Floor: 0, Name: ' Woonkamer ', Surface: 42 },
    { Name: 'Tuinhuis', Surface: 9 },
  ]
  expect(roomsOf(given)).toEqual({
    rooms: [
      { name: 'Slaapkamer', m2: 16.5, floor: 1 },
      { name: 'Woonkamer', m2: 42, floor: 0 },
      { name: 'Tuinhuis', m2: 9, floor: undefined },
    ],
    warned: false,
  })
})

test.each([
  ['without a surface', { Name: 'Kelder' }, false],
  ['of no surface', { Name: 'Kelder', Surface: 0 }, false],
  ['without a name', { Surface: 12 }, true],
  ['with words for a surface', { Name: 'Kelder', Surface: 'ruim' }, true],
])('I1 a room %s is left out', (_, room, warned) => {
  expect(roomsOf([room, { Name: 'Keuken', Surface: 14 }])).toEqual({
    rooms: [{ name: 'Keuken', m2: 14, floor: undefined }],
    warned,
  })
})

test('I1 a feed without rooms leaves no list', () => {
  expect(roomsOf(undefined).rooms).toBeUndefined()
  expect(roomsOf([]).rooms).toBeUndefined()
})
