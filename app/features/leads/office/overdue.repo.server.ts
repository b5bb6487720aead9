import { and, inArray, isNull, lte } from 'drizzle-orm'
import { leads } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Leads that nobody answered, older than the limit; what waits until a day and what is done owes no answer. */
export const isOverdue = (limit: Date) =>
  and(isNull(leads.answeredAt), inArray(leads.state, ['new', 'open']), lte(leads.at, limit))

export const countOverdue = async (db: Db, limit: Date): Promise<number> =>
  await db.$count(leads, isOverdue(limit))
