import { z } from 'zod'
import { highestId } from '~/kernel/bounds'
import { holidayCountries } from '~/kernel/holidays'
import { isDay, weekdays } from '~/kernel/wall-time'
import { contentId } from './values.schema'

/** Local time in Brussels. */
const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time is written hh:mm, from 00:00 to 24:00')

const day = z.string().refine(isDay, 'a day is written yyyy-mm-dd and stands in the calendar')

const endsAfterItBegins = {
  error: 'it ends after it begins, on the same day',
  path: ['until'],
}
const times = z
  .strictObject({ from: time, until: time })
  .refine(({ from, until }) => from < until, endsAfterItBegins)

/** Times of a week. */
export const weeklyTimes = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), from: time, until: time })
  .refine(({ from, until }) => from < until, endsAfterItBegins)

/** Services that can be booked online. */
export const appointmentKinds = ['viewing', 'open-viewing', 'valuation'] as const

const opening = z
  .strictObject({
    /** Stored with bookings, so another name is another opening. */
    id: contentId,
    kind: z.enum(appointmentKinds),
    /** Mail address of the agent in the feed; without it the agency's time is booked. */
    agent: z.email().toLowerCase().optional(),
    /** Restricts the opening to these listings. */
    listings: z.array(z.number().int().positive().max(highestId)).min(1).optional(),
    /** Duration of an appointment. */
    minutes: z.number().int().min(5).max(480),
    /** Number of appointments at the same time. */
    capacity: z.number().int().min(1).max(500).default(1),
    /** Hours before the start when booking closes. */
    noticeHours: z.number().int().min(0).max(720).default(24),
    /** How far in advance it can be booked. */
    horizonDays: z.number().int().min(1).max(365).default(28),
    weekly: z.array(weeklyTimes).max(28).default([]),
    /** Days that differ from their week, holidays included; without times they are closed. */
    exceptions: z
      .array(z.strictObject({ day, times: z.array(times).max(12).default([]) }))
      .max(400)
      .default([]),
  })
  .refine(({ kind, listings }) => kind !== 'open-viewing' || listings, {
    error: 'an open viewing is of listings',
    path: ['listings'],
  })

/** Opening hours of the agency and its agents for online booking (A1). */
export const appointmentsSchema = z
  .strictObject({
    /** Country whose public holidays apply. */
    holidays: z.array(z.enum(holidayCountries)).default(['belgium']),
    /** Holidays of the office, both days included. */
    closed: z
      .array(
        z
          .strictObject({ from: day, until: day })
          .refine(({ from, until }) => from <= until, { error: 'it ends before it begins', path: ['until'] }),
      )
      .max(100)
      .default([]),
    openings: z.array(opening).max(100).default([]),
    /** Where to meet for a viewing whose address is not published: the confirmation tells it, or the agent calls. */
    keptAddress: z.enum(['call', 'confirm']).default('call'),
  })
  .superRefine(({ openings }, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of openings.entries()) {
      if (seen.has(id))
        context.addIssue({
          code: 'custom',
          path: ['openings', index, 'id'],
          message: `there is another opening ${id}`,
        })
      seen.add(id)
    }
  })
  .optional()

export type Availability = NonNullable<z.infer<typeof appointmentsSchema>>
export type Opening = z.infer<typeof opening>
export type AppointmentKind = (typeof appointmentKinds)[number]
