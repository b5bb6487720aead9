import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { blockedAddresses, leads, staff } from '#db/schema'
import { brusselsDay } from '~/kernel/calendar'
import type { Db } from '~/platform/database.server'

/** Whether what an address sends is put aside as spam. @param email - in lower case */
export async function isBlocked(db: Db, email: string): Promise<boolean> {
  const rows = await db.select().from(blockedAddresses).where(eq(blockedAddresses.email, email))
  return rows.length > 0
}

const mayAnswer = and(isNull(staff.removedAt), inArray(staff.role, ['admin', 'agent']))

/** Who has an open lead of this person: the newest counts. */
export async function findAgentOfPerson(db: Db, personId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: staff.id })
    .from(leads)
    .innerJoin(staff, eq(staff.id, leads.staffId))
    .where(
      and(
        eq(leads.personId, personId),
        inArray(leads.state, ['new', 'open', 'waiting']),
        isNotNull(leads.staffId),
        mayAnswer,
      ),
    )
    .orderBy(desc(leads.at), desc(leads.id))
    .limit(1)
  return row?.id
}

/** @param email - in lower case */
export async function findAgentByEmail(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, email), mayAnswer))
  return row?.id
}

/** The one who stands in for somebody who is away on that day; themselves when they are here. */
export async function findStandIn(db: Db, id: number, at: Date): Promise<number> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  const isAway = row?.awayUntil && row.deputyId && row.awayUntil >= brusselsDay(at)
  if (!isAway || !row.deputyId) return id
  const [deputy] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, row.deputyId), mayAnswer))
  return deputy?.id ?? id
}
