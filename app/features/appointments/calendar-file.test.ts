import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, type CalendarMethod, calendarFile } from './calendar-file.server'

const entry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '3f6c@agency.example',
  sequence: 0,
  start: new Date('2026-11-24T09:00:00Z'),
  end: new Date('2026-11-24T09:45:00Z'),
  changedAt: new Date('2026-11-20T10:00:00Z'),
  summary: 'Bezichtiging; villa, Linkebeek',
  description: 'Regel één\nRegel twee',
  location: 'Lindelaan 12, 1630 Linkebeek',
  organizer: { name: 'Tilia "& Söhne"', email: 'hallo@tilia.example' },
  attendee: { email: 'elodie@post.example' },
  ...over,
})

/** Read by another library than the one that wrote it. */
function read(entries: CalendarEntry[], method: CalendarMethod = 'REQUEST') {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entries, method)))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  const utc = (time: ICAL.Time) => Object.assign(time.clone(), { zone }).toJSDate().toISOString()
  return { calendar, events, utc }
}

test('A1 a calendar file says who meets whom, when and where, whatever the words', () => {
  const { calendar, events } = read([entry()])
  const [event] = events
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect([event?.uid, event?.sequence, event?.summary, event?.description, event?.location]).toEqual([
    '3f6c@agency.example',
    0,
    'Bezichtiging; villa, Linkebeek',
    'Regel één\nRegel twee',
    'Lindelaan 12, 1630 Linkebeek',
  ])
  expect(event?.organizer).toBe('mailto:hallo@tilia.example')
  expect(String(event?.attendees[0]?.getFirstValue()).toLowerCase()).toBe('mailto:elodie@post.example')
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T10:00:00Z')
})

test.each([
  ['in winter', '2026-11-24T09:00:00Z'],
  ['in summer', '2026-07-24T08:00:00Z'],
  ['the day that summer time begins', '2026-03-29T08:00:00Z'],
  ['the day that it ends', '2026-10-25T09:00:00Z'],
  ['a leap day', '2028-02-29T09:00:00Z'],
  ['midnight', '2026-12-31T23:00:00Z'],
])('A1 the time of Brussels in a file is the same instant for a reader elsewhere: %s', (_, start) => {
  const end = new Date(new Date(start).getTime() + 45 * 60_000)
  const { events, utc } = read([entry({ start: new Date(start), end })])
  const event = events[0] as ICAL.Event
  expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Brussels')
  expect([utc(event.startDate), utc(event.endDate)]).toEqual([
    new Date(start).toISOString(),
    end.toISOString(),
  ])
})

test('A1 a change keeps the identity and counts on; a cancelled appointment is struck out', () => {
  const { events } = read([entry({ sequence: 3 })])
  expect([events[0]?.uid, events[0]?.sequence]).toEqual(['3f6c@agency.example', 3])
  const struck = read([entry({ sequence: 4, cancelled: true })], 'CANCEL')
  expect(struck.calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(struck.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})
