import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { auditLog, staff } from '#db/schema'
import { brusselsInstant, dayMinutes } from '~/kernel/wall-time'
import type { Db } from '../database.server'
import { countedTo, type ListCount, pageSize } from './count-list'

/** Which acts a page of the audit log shows. */
export type ActFilter = {
  /** Number of a member; `command` for those of the command line. */
  by?: number | 'command' | undefined
  act?: string | undefined
  /** In Brussels, `YYYY-MM-DD`. */
  day?: string | undefined
  /** From 1. */
  page: number
}

/** More are not counted. */
const mostCounted = 10_000

/** The acts of a page, newest first, with the name of their actor as it was then. */
export const findActs = async (db: Db, filter: ActFilter) =>
  await db
    .select()
    .from(auditLog)
    .where(conditionOf(filter))
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((filter.page - 1) * pageSize)

/** How many acts a filter shows, at most `mostCounted`. */
export async function countActs(db: Db, filter: ActFilter): Promise<Required<ListCount>> {
  const { id } = auditLog
  const found = db
    .select({ id })
    .from(auditLog)
    .where(conditionOf(filter))
    .limit(mostCounted + 1)
    .as('found')
  return countedTo(mostCounted, await db.$count(found))
}

function conditionOf({ by, act, day }: ActFilter) {
  const { staffId, at } = auditLog
  const [from, until] = day ? [brusselsInstant(day, 0), brusselsInstant(day, dayMinutes)] : []
  return and(
    by === 'command' ? isNull(staffId) : by === undefined ? undefined : eq(staffId, by),
    act === undefined ? undefined : eq(auditLog.act, act),
    from && gte(at, from),
    until && lt(at, until),
  )
}

/** The names of acts that the log has, in alphabetical order: one step of an index for each. */
export async function findActNames(db: Db): Promise<string[]> {
  const { act } = auditLog
  const { rows } = await db.execute<{ act: string }>(sql`
    with recursive names as (
      (select ${act} as act from ${auditLog} order by ${act} limit 1)
      union all
      select (select ${act} from ${auditLog} where ${act} > names.act order by ${act} limit 1) from names
      where names.act is not null)
    select act from names where act is not null`)
  return rows.map((row) => row.act)
}

/** Everybody who works here, and who did. */
export const findActors = async (db: Db) =>
  await db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name, staff.id)
