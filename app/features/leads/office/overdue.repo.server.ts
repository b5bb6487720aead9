import { and, eq, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { bookingForms } from './lead-filter'

/** What nobody answered; the site itself confirms what was booked, so that a booking owes no answer. */
const isUnanswered = and(isNull(leads.answeredAt), notInArray(leads.form, [...bookingForms]))

/** What waited until a day is back when that has come: it counts as open then, without a job that says so (B16). */
export const isDue = (now: Date) =>
  and(eq(leads.state, 'waiting'), isNotNull(leads.dueAt), lte(leads.dueAt, now))

/** Leads whose visitor waits for an answer: what waits until a later day and what is done owes none, as `owesAnswer` says. */
export const isOwed = (now: Date) => and(isUnanswered, or(inArray(leads.state, ['new', 'open']), isDue(now)))

/** Those that came before the limit. */
export const isOverdue = (limit: Date, now: Date) => and(isOwed(now), lte(leads.at, limit))

export const countOverdue = async (db: Db, limit: Date, now: Date): Promise<number> =>
  await db.$count(leads, isOverdue(limit, now))
