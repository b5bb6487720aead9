import { one } from '~/features/forms/public'
import { groupPhone } from '~/kernel/phone'
import type { Appointment } from './appointments.repo.server'
import type { CalendarEntry } from './calendar-file.server'

type BookedAppointment = Pick<
  Appointment,
  'id' | 'sequence' | 'startsAt' | 'endsAt' | 'updatedAt' | 'fields' | 'email'
>

type Words = {
  /** What it is: a viewing, a valuation. */
  what: string
  /** Of the listing; empty for a valuation. */
  title: string
  place: string
  /** Host of the site: makes the identity one of its own in the world. */
  host: string
  organizer: { name: string; email: string }
  /** Of the visitor. */
  name: string
  url?: string | undefined
  /** For the agency, which wants to know who comes; the visitor's own entry invites them. */
  toAgency: boolean
  cancelled?: boolean
}

/** An appointment as the calendar of one of the two sides keeps it. */
export function calendarEntry(booked: BookedAppointment, words: Words): CalendarEntry {
  const { what, title, place, host, organizer, name, url, toAgency, cancelled = false } = words
  const who = [name, groupPhone(one(booked.fields, 'phone')), booked.email]
  return {
    uid: `${booked.id}@${host}`,
    sequence: booked.sequence,
    start: booked.startsAt,
    end: booked.endsAt,
    changedAt: booked.updatedAt,
    summary: [what, toAgency ? name : title].filter(Boolean).join(': '),
    description: (toAgency ? [title, ...who, one(booked.fields, 'remark')] : [title, organizer.name, url])
      .filter(Boolean)
      .join('\n'),
    location: place,
    url,
    cancelled,
    organizer,
    // No name: whoever typed it need not be who reads the mail.
    attendee: toAgency ? undefined : { email: booked.email },
  }
}
