import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brusselsDay } from '~/kernel/calendar'
import { brusselsMinutes } from '~/kernel/wall-time'
import { brusselsTimezone } from './brussels-vtimezone'

/** An appointment as a calendar keeps it. */
export type CalendarEntry = {
  /** The same for as long as the appointment lives. */
  uid: string
  sequence: number
  start: Date
  end: Date
  changedAt: Date
  summary: string
  description: string
  location: string
  url?: string | undefined
  cancelled?: boolean
  organizer: { name: string; email: string }
  /** The visitor; an entry for the agency's own calendar invites nobody. */
  attendee?: { email: string } | undefined
}

/** What a file asks a calendar to do (RFC 5546): to take an entry, to strike it out, or to show what there is. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** A calendar file, RFC 5545. @param name - what a calendar that is subscribed to is called */
export function calendarFile(entries: CalendarEntry[], method: CalendarMethod, name?: string): string {
  const calendar = ical({
    prodId: '//Pignon//Appointments//EN',
    method: ICalCalendarMethod[method],
    ...(name ? { name, ttl: 900 } : {}),
    timezone: { name: null, generator: () => brusselsTimezone },
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry))
  return calendar.toString()
}

function eventOf({ uid, sequence, changedAt, url, cancelled, organizer, attendee, ...entry }: CalendarEntry) {
  return {
    id: uid,
    sequence,
    start: wallTime(entry.start),
    end: wallTime(entry.end),
    timezone: 'Europe/Brussels',
    stamp: changedAt,
    lastModified: changedAt,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    ...(url ? { url } : {}),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: attendee ? [{ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] : [],
  }
}

/** The library would write a `Date` in the zone of the machine; a wall time it leaves as it is. */
function wallTime(instant: Date): string {
  const minutes = brusselsMinutes(instant)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${brusselsDay(instant)}T${hour}:${minute}:00`
}
