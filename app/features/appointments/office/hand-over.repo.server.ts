import { and, eq, gt } from 'drizzle-orm'
import { appointments } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { type Appointment, takesTime } from '../appointments.repo.server'
import { overlaps } from '../free-slots'

/** @param email - in lower case */
const isComing = (email: string, now: Date) =>
  and(eq(appointments.agent, email), gt(appointments.endsAt, now), takesTime(now))

/** How many appointments that are not over take an agent's time. */
export const countComing = async (db: Db, agent: string, now: Date): Promise<number> =>
  await db.$count(appointments, isComing(agent, now))

/** An appointment that was given, and whether its new agent already had one at that time. */
export type GivenAppointment = Appointment & { overlaps: boolean }

/** Lets them take another agent's time. @returns those that are confirmed, the next first */
export async function giveComing(tx: Db, from: string, to: string, now: Date): Promise<GivenAppointment[]> {
  const { startsAt, endsAt } = appointments
  const known = await tx.select({ startsAt, endsAt }).from(appointments).where(isComing(to, now))
  const rows = await tx.update(appointments).set({ agent: to }).where(isComing(from, now)).returning()
  return rows
    .filter(({ state }) => state === 'confirmed')
    .map((row) => {
      const time = { start: row.startsAt, end: row.endsAt }
      return { ...row, overlaps: known.some((other) => overlaps(other, time)) }
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
