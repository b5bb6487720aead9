import { eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { appointments, leads } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Member } from '~/platform/office/member.server'

/** Who reads: an agent sees what takes their time or the agency's, and the bookings of leads that are not a colleague's. */
export type Reader = Pick<Member, 'id' | 'email' | 'seesAll'>

export function visibleTo(db: Db, { id, email, seesAll }: Reader): SQL | undefined {
  if (seesAll) return undefined
  const theirLeads = db
    .select({ one: sql`1` })
    .from(leads)
    .where(
      sql`${leads.appointmentId} = ${appointments.id} and (${leads.staffId} is null or ${eq(leads.staffId, id)})`,
    )
  return or(inArray(appointments.agent, ['', email.toLowerCase()]), exists(theirLeads))
}
