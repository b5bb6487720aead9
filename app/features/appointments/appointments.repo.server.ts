import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { appointments } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { tellOffice } from '~/platform/office/office-news.server'
import type { BookedTime } from './free-slots'

export type Appointment = Omit<typeof appointments.$inferSelect, 'words'>
export type NewAppointment = typeof appointments.$inferInsert

const isConfirmed = eq(appointments.state, 'confirmed')
/** Held for somebody who may still follow their mailed link. */
const isHeldAt = (now: Date) => and(eq(appointments.state, 'held'), gt(appointments.heldUntil, now))

/** That an appointment takes its agent's time. */
export const takesTime = (now: Date) => or(isConfirmed, isHeldAt(now))

/** Who books the same time at the same moment waits here for the other's transaction. */
export async function lockTime(tx: Db, resourceKey: string, day: string) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${resourceKey} ${day}`}, 0))`,
  )
}

type TakenTimesQuery = {
  /** Names of openings. */
  openings: string[]
  /** Whose time in other openings counts too. */
  agents: string[]
  from: Date
  until: Date
  now: Date
  /** Of one that is to be moved, its own time is free. */
  except?: string | undefined
}

/** What is taken between two instants, of some openings and of their agents. */
export async function findBookedTimes(
  db: Db,
  { openings, agents, from, until, now, except }: TakenTimesQuery,
): Promise<BookedTime[]> {
  const { id, opening, agent, startsAt, endsAt, place } = appointments
  const isWanted = or(inArray(opening, openings), inArray(agent, agents))
  return await db
    .select({ opening, agent, startsAt, endsAt, place })
    .from(appointments)
    .where(
      and(
        takesTime(now),
        isWanted,
        lt(startsAt, until),
        gt(endsAt, from),
        except === undefined ? undefined : ne(id, except),
      ),
    )
}

type BookingKey = Pick<Appointment, 'opening' | 'startsAt' | 'email'>
type BookedHome = BookingKey & { listingId?: number | null | undefined }

const isOf = ({ opening, startsAt, email }: BookingKey) =>
  and(eq(appointments.opening, opening), eq(appointments.startsAt, startsAt), eq(appointments.email, email))

/** What somebody has booked already at a time, for the same home: an opening may be for several. */
export async function findSame(tx: Db, booked: BookedHome): Promise<Appointment | undefined> {
  const isForHome = sql`${appointments.listingId} is not distinct from ${booked.listingId ?? null}`
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(isConfirmed, isOf(booked), isForHome))
    .limit(1)
  return row
}

/** Whether a time is held for somebody. */
export async function isTimeHeld(db: Db, booked: BookingKey, now: Date): Promise<boolean> {
  return (await db.$count(appointments, and(isHeldAt(now), isOf(booked)))) > 0
}

/** The time that is held for somebody. */
export async function findHeld(tx: Db, booked: BookingKey, now: Date): Promise<Appointment | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(isHeldAt(now), isOf(booked)))
    .limit(1)
  return row
}

/** Changes what was typed with a time that stays held. */
export async function changeHeld(tx: Db, { id }: Pick<Appointment, 'id'>, change: Partial<NewAppointment>) {
  await tx
    .update(appointments)
    .set(change)
    .where(and(eq(appointments.state, 'held'), eq(appointments.id, id)))
}

/** How many times are held for an address, and for a network. */
export async function countHeld(
  tx: Db,
  { email, heldFor }: Pick<Appointment, 'email' | 'heldFor'>,
  now: Date,
) {
  const count = (whose: SQL) => tx.$count(appointments, and(isHeldAt(now), whose))
  return {
    ofAddress: await count(eq(appointments.email, email)),
    ofNetwork: heldFor === null ? 0 : await count(eq(appointments.heldFor, heldFor)),
  }
}

/** Ends what is held of a time for somebody, who books it now. */
export async function releaseHeld(tx: Db, booked: BookingKey) {
  await tx.delete(appointments).where(and(eq(appointments.state, 'held'), isOf(booked)))
}

/** @returns how many */
export async function deleteHeldBefore(db: Db, instant: Date): Promise<number> {
  const { id, state, heldUntil } = appointments
  const isOver = and(eq(state, 'held'), lt(heldUntil, instant))
  return (await db.delete(appointments).where(isOver).returning({ id })).length
}

export async function findAppointment(db: Db, id: string): Promise<Appointment | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id)).limit(1)
  return row
}

/** Those that are still to come, and those of a while ago. */
export const findConfirmedSince = async (db: Db, since: Date): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(and(isConfirmed, gt(appointments.endsAt, since)))
    .orderBy(asc(appointments.startsAt))

type Upcoming = { from: Date; until: Date; isVisible: SQL | undefined }

/** Those that are not over at an instant and begin before another, the next first. */
export const findUpcoming = async (
  db: Db,
  { from, until, isVisible }: Upcoming,
  most: number,
): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(and(isConfirmed, gt(appointments.endsAt, from), lt(appointments.startsAt, until), isVisible))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(most)

export async function insertAppointment(tx: Db, appointment: NewAppointment): Promise<Appointment> {
  const [row] = await tx.insert(appointments).values(appointment).returning()
  if (!row) throw new Error('an appointment was not written')
  return row
}

/**
 * Changes an appointment that nobody changed meanwhile.
 * @returns as it is now; undefined when it was changed or cancelled by somebody else
 */
export async function changeAppointment(
  tx: Db,
  { id, sequence }: Pick<Appointment, 'id' | 'sequence'>,
  change: Partial<NewAppointment>,
): Promise<Appointment | undefined> {
  const [row] = await tx
    .update(appointments)
    .set({ ...change, sequence: sequence + 1 })
    .where(and(eq(appointments.id, id), eq(appointments.sequence, sequence), isConfirmed))
    .returning()
  if (row) await tellOffice(tx, { kind: 'appointment', id })
  return row
}

/** @returns false when feedback was given already */
export async function keepFeedback(db: Db, id: string, feedback: Record<string, string>, at: Date) {
  const rows = await db
    .update(appointments)
    .set({ feedback, feedbackAt: at })
    .where(and(eq(appointments.id, id), sql`${appointments.feedbackAt} is null`))
    .returning({ id: appointments.id })
  return rows.length > 0
}

export const findAppointmentsOf = async (db: Db, email: string): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(eq(appointments.email, email))
    .orderBy(asc(appointments.bookedAt))

/** Viewings of a listing, cancelled ones too, the latest booking first. */
export const findViewings = async (db: Db, listingId: number, most: number): Promise<Appointment[]> =>
  await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.listingId, listingId),
        ne(appointments.kind, 'valuation'),
        ne(appointments.state, 'held'),
      ),
    )
    .orderBy(desc(appointments.bookedAt))
    .limit(most)

/** @returns how many */
export async function deleteAppointmentsOf(tx: Db, email: string): Promise<number> {
  return (
    await tx.delete(appointments).where(eq(appointments.email, email)).returning({ id: appointments.id })
  ).length
}

/** @returns how many */
export async function deleteAppointmentsBefore(db: Db, instant: Date): Promise<number> {
  return (
    await db.delete(appointments).where(lt(appointments.endsAt, instant)).returning({ id: appointments.id })
  ).length
}
