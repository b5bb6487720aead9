import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { appointments, personAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Appointment } from '../appointments.repo.server'
import { type Reader, visibleTo } from './visible-to.repo.server'

/** A booking, and the number of whoever made it. */
export type FoundAppointment = Appointment & { personId: number | null }

const { words: _, ...columns } = getTableColumns(appointments)

/** Bookings whose words a query finds, the latest first; times that are only held are not among them. */
export const findAppointmentsByWords = async (
  db: Db,
  query: string,
  { reader, most }: { reader: Reader; most: number },
): Promise<FoundAppointment[]> =>
  await db
    .select({ ...columns, personId: personAddresses.personId })
    .from(appointments)
    .leftJoin(personAddresses, eq(personAddresses.email, appointments.email))
    .where(
      and(
        ne(appointments.state, 'held'),
        sql`${appointments.words} @@ to_tsquery('simple', ${query})`,
        visibleTo(db, reader),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(most)
