import { expect, test } from 'vitest'
import { highestId } from '~/kernel/bounds'
import { appointmentsSchema } from './appointments.schema'

const opening = { id: 'viewings', kind: 'viewing', minutes: 30 }
const mistakesIn = (...openings: object[]) =>
  appointmentsSchema
    .safeParse({ openings })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('A1 defaults of an opening: one place, a day of notice, four weeks, Belgium’s holidays', () => {
  expect(appointmentsSchema.parse({ openings: [opening] })).toEqual({
    holidays: ['belgium'],
    closed: [],
    keptAddress: 'call',
    openings: [{ ...opening, capacity: 1, noticeHours: 24, horizonDays: 28, weekly: [], exceptions: [] }],
  })
})

test.each([
  [
    { ...opening, weekly: [{ days: ['mon'], from: '12:00', until: '10:00' }] },
    /weekly\.0\.until: it ends after/,
  ],
  [
    { ...opening, weekly: [{ days: ['mon'], from: '9:00', until: '10:00' }] },
    /from: a time is written hh:mm/,
  ],
  [{ ...opening, weekly: [{ days: ['mon'], from: '09:00', until: '24:30' }] }, /until: a time is written/],
  [{ ...opening, exceptions: [{ day: '2027-02-29' }] }, /exceptions\.0\.day: a day is written/],
  [{ ...opening, kind: 'open-viewing' }, /listings: an open viewing is of listings/],
  [{ ...opening, minutes: 0 }, /minutes/],
  [{ ...opening, listings: [highestId + 1] }, /listings\.0/],
])('A1 an opening that makes no sense is refused, with its place', (wrong, reason) => {
  expect(mistakesIn(wrong).join('\n')).toMatch(reason)
})

test('A1 two openings with the same name are rejected', () => {
  expect(mistakesIn(opening, opening)).toEqual(['openings.1.id: there is another opening viewings'])
})
