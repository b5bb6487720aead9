import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brusselsDay } from './calendar'

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2024-02-28T23:30:00Z', '2024-02-29'],
  // Clocks go forward on 29 March 2026 at 1:00 UTC, back on 25 October.
  ['2026-03-28T22:59:59Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('A1 at %s it is %s in Brussels', (instant, day) => {
  expect(brusselsDay(new Date(instant))).toBe(day)
})

test('A1 an invalid date has no day', () => {
  expect(() => brusselsDay(new Date('never'))).toThrow(RangeError)
})

const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-01'), noInvalidDate: true })

test('A1 a day has the ISO form, is that of UTC or the next, and never decreases', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 172_800_000 }), (instant, later) => {
      const day = brusselsDay(instant)
      const ofUtc = (ahead: number) => new Date(instant.getTime() + ahead).toISOString().slice(0, 10)
      expect([ofUtc(0), ofUtc(86_400_000)]).toContain(day)
      expect(day <= brusselsDay(new Date(instant.getTime() + later))).toBe(true)
    }),
  )
})
