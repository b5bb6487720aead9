import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Opening } from '~/features/content/public'
import { weekdays } from '~/kernel/wall-time'
import { type BookedTime, freeSlots, placesLeft } from './free-slots'
import { openingsFor } from './openings'

const opening = (over: Partial<Opening> = {}): Opening => ({
  id: 'viewings',
  kind: 'viewing',
  minutes: 60,
  capacity: 1,
  noticeHours: 0,
  horizonDays: 28,
  weekly: [{ days: [...weekdays], from: '10:00', until: '13:00' }],
  exceptions: [],
  ...over,
})
const at = (time: string) => new Date(`2026-11-24T${time}Z`)
const slot = (one: Opening, from: string, until: string) => ({
  opening: one,
  start: at(from),
  end: at(until),
})
const taken = (from: string, until: string, over: Partial<BookedTime> = {}): BookedTime => ({
  opening: 'viewings',
  agent: '',
  startsAt: at(from),
  endsAt: at(until),
  place: 1,
  ...over,
})
const span = { from: '2026-11-24', days: 1, now: new Date('2026-11-23T00:00Z') }
const free = (openings: Opening[], all: BookedTime[]) =>
  freeSlots(openings, { holidays: [], closed: [] }, span, all).map(
    ({ start, left }) => `${start.toISOString().slice(11, 16)} ${left}`,
  )

test('A1 a time whose places are taken is not offered, one with a place left is', () => {
  expect(free([opening()], [taken('10:00', '11:00')])).toEqual(['09:00 1', '11:00 1'])
  const open = opening({ capacity: 3 })
  expect(free([open], [taken('10:00', '11:00', { place: 2 })])).toEqual(['09:00 3', '10:00 2', '11:00 3'])
  expect(placesLeft(slot(open, '10:00', '11:00'), [taken('10:00', '11:00', { place: 2 })])).toEqual([1, 3])
})

test('A1 an agent is at one place at a time; the agency’s own openings do not take from each other', () => {
  const ofAn = { agent: 'an@acer.example' }
  const valuation = taken('09:30', '10:30', { opening: 'valuations', ...ofAn })
  expect(free([opening(ofAn)], [valuation])).toEqual(['11:00 1'])
  expect(free([opening(ofAn)], [{ ...valuation, agent: 'bo@acer.example' }])).toHaveLength(3)
  expect(free([opening()], [{ ...valuation, agent: '' }])).toHaveLength(3)
})

test('A1 places left and places taken are all the places, whatever is taken', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
      (capacity, places) => {
        const one = opening({ capacity })
        const all = places
          .filter((place) => place <= capacity)
          .map((place) => taken('10:00', '11:00', { place }))
        const left = placesLeft(slot(one, '10:00', '11:00'), all)
        expect([...left, ...all.map(({ place }) => place)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: capacity }, (_, index) => index + 1),
        )
      },
    ),
  )
})

test('A1 whoever booked before an opening had other times or fewer places still counts', () => {
  expect(free([opening()], [taken('09:30', '10:30')])).toEqual(['11:00 1'])
  expect(free([opening({ capacity: 2 })], [taken('09:30', '10:30', { place: 2 })])).toEqual([
    '09:00 1',
    '10:00 1',
    '11:00 2',
  ])
  const more = [2, 3, 4].map((place) => taken('10:00', '11:00', { place }))
  expect(free([opening({ capacity: 3 })], more)).toEqual(['09:00 3', '11:00 3'])
  expect(free([opening({ capacity: 4 })], more)).toEqual(['09:00 4', '10:00 1', '11:00 4'])
  const ofAn = opening({ agent: 'an@acer.example', capacity: 2 })
  expect(
    free([ofAn], [taken('10:00', '11:00'), taken('09:30', '10:30', { agent: 'an@acer.example' })]),
  ).toEqual(['11:00 2'])
})

test('A1 a home is shown by its own agent, else by the agency, and by all at its open viewing', () => {
  const openings = [
    opening(),
    opening({ id: 'of-an', agent: 'an@acer.example' }),
    opening({ id: 'open', kind: 'open-viewing', listings: [7] }),
    opening({ id: 'valuations', kind: 'valuation' }),
  ]
  const ids = (wish: Parameters<typeof openingsFor>[1]) => openingsFor({ openings }, wish).map(({ id }) => id)
  expect(ids({ kind: 'viewing', listing: 7, agent: 'an@acer.example' })).toEqual(['open', 'of-an'])
  expect(ids({ kind: 'viewing', listing: 8, agent: 'bo@acer.example' })).toEqual(['viewings'])
  expect(ids({ kind: 'viewing', listing: 8 })).toEqual(['viewings'])
  expect(ids({ kind: 'valuation' })).toEqual(['valuations'])
})
