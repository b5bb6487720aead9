import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type AlertReason, demandListings, demands } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { containsWords } from '~/platform/office/contains-words.server'
import { pageSize } from '~/platform/office/count-list'
import type { Demand } from '../demands.repo.server'
import type { AlertFilter } from './alert-filter'

/** @property among - numbers of the alerts that match a listing; any if not given */
type AlertQuery = AlertFilter & { among?: readonly string[] | undefined }

/** The search alerts of a page, the newest first. */
export const findAlertsPage = async (db: Db, wanted: AlertQuery): Promise<Demand[]> =>
  await db
    .select()
    .from(demands)
    .where(conditionOf(wanted))
    .orderBy(desc(demands.askedAt), desc(demands.id))
    .limit(pageSize)
    .offset((wanted.page - 1) * pageSize)

export const countAlerts = async (db: Db, wanted: AlertQuery): Promise<number> =>
  await db.$count(demands, conditionOf(wanted))

function conditionOf({ state, goal, words, among }: AlertQuery): SQL | undefined {
  return and(
    state && (state === 'running' ? isNotNull(demands.confirmedAt) : isNull(demands.confirmedAt)),
    goal && eq(demands.goal, goal),
    among && inArray(demands.id, [...among]),
    containsWords(told, words),
  )
}

/** Where words are looked for: the address, the name and the telephone of the person who asked. */
const { email, fields } = demands
const told = [sql`${email}`, ...['firstName', 'lastName', 'phone'].map((name) => sql`${fields}->>${name}`)]

/** When each alert was mailed a listing; those that only knew it from their first day were not. */
export async function findTold(
  db: Db,
  listingId: number,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const { demandId, toldAt, foundAt } = demandListings
  const rows = await db
    .select({ demandId, toldAt })
    .from(demandListings)
    .where(
      and(eq(demandListings.listingId, listingId), inArray(demandId, [...ids]), sql`${toldAt} > ${foundAt}`),
    )
  return new Map(rows.flatMap((row) => (row.toldAt ? [[row.demandId, row.toldAt] as const] : [])))
}

/** A search alert that nobody else changes until the transaction ends. */
export async function lockAlert(tx: Db, id: string): Promise<Demand | undefined> {
  const [row] = await tx.select().from(demands).where(eq(demands.id, id)).for('update')
  return row
}

/** The running ones of these, locked in an order that lets no two transactions wait for each other. */
export const lockAlerts = async (tx: Db, ids: readonly string[]): Promise<Demand[]> =>
  await tx
    .select()
    .from(demands)
    .where(and(inArray(demands.id, [...ids]), isNotNull(demands.confirmedAt)))
    .orderBy(demands.id)
    .for('update')

/**
 * Notes a listing that an alert may never have found.
 * @param waiting - as what it waits for the next mail of the alert; not if it is marked as mailed right after
 */
export async function noteFound(
  tx: Db,
  { id, renewedAt }: Pick<Demand, 'id' | 'renewedAt'>,
  listingId: number,
  waiting: AlertReason | null = null,
) {
  const { demandId, waiting: reason } = demandListings
  await tx
    .insert(demandListings)
    .values({ demandId: id, listingId, foundAt: renewedAt, waiting })
    .onConflictDoUpdate({
      target: [demandId, demandListings.listingId],
      set: { waiting: sql`coalesce(${reason}, excluded.waiting)` },
    })
}
