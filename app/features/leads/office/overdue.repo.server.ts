import { and, inArray, isNull, lte, notInArray } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { bookingForms } from './lead-filter'

/** What nobody answered; the site itself confirms what was booked, so that a booking owes no answer. */
export const isUnanswered = and(isNull(leads.answeredAt), notInArray(leads.form, [...bookingForms]))

/** Leads that nobody answered, older than the limit; what waits until a day and what is done owes no answer. */
export const isOverdue = (limit: Date) =>
  and(isUnanswered, inArray(leads.state, ['new', 'open']), lte(leads.at, limit))

export const countOverdue = async (db: Db, limit: Date): Promise<number> =>
  await db.$count(leads, isOverdue(limit))
