import { expect, test } from 'vitest'
import { brusselsDay } from '~/kernel/calendar'
import { linksEnd } from './document-access.server'

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-27T22:59:59.999Z'],
  // The day before in UTC.
  ['2026-11-20T23:30:00Z', '2026-11-28T22:59:59.999Z'],
  // Summer time ends, and begins, before the links do.
  ['2026-10-20T21:30:00Z', '2026-10-27T22:59:59.999Z'],
  ['2027-03-25T22:30:00Z', '2027-04-01T21:59:59.999Z'],
])('F6 links mailed at %s are good for the whole of their last day in Brussels, to %s', (at, until) => {
  const end = linksEnd(new Date(at))
  expect(end.toISOString()).toBe(until)
  expect(brusselsDay(end)).not.toBe(brusselsDay(new Date(end.getTime() + 1)))
})
