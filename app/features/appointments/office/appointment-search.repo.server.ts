import { and, desc, ne, sql } from 'drizzle-orm'
import { appointments } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Appointment } from '../appointments.repo.server'

/** Bookings whose words a query finds, the latest first; times that are only held are not among them. */
export const findAppointmentsByWords = async (db: Db, query: string, most: number): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(and(ne(appointments.state, 'held'), sql`${appointments.words} @@ to_tsquery('simple', ${query})`))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(most)
