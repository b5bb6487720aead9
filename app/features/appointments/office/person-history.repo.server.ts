import { and, desc, inArray, ne } from 'drizzle-orm'
import { appointments } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Appointment } from '../appointments.repo.server'
import { type Reader, visibleTo } from './visible-to.repo.server'

/** Bookings of some addresses, booked last first; times that are only held are not among them. */
export const findAppointmentsOfAddresses = async (
  db: Db,
  emails: string[],
  { reader, most }: { reader: Reader; most: number },
): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(and(inArray(appointments.email, emails), ne(appointments.state, 'held'), visibleTo(db, reader)))
    .orderBy(desc(appointments.bookedAt), desc(appointments.id))
    .limit(most)
