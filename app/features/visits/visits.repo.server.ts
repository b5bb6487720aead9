import { and, between, eq, lt, sql } from 'drizzle-orm'
import { listings, projects, visitCounts, visitKeys, visitSalts } from '#db/schema'
import type { Db } from '~/platform/database.server'
import type { Day } from './days'
import type { Subject } from './subject'

/** A visit to count, unless its key was counted already. */
export type NewVisit = {
  key: string
  since: Date
  kind: Subject['kind']
  id: number
  day: Day
  source: string
}

/**
 * Counts visits of existing pages, each key once, in one statement: all of them or none. Rows are written in a fixed
 * order, so that two processes cannot deadlock.
 */
export async function insertVisits(db: Db, visits: NewVisit[]) {
  await db.execute(sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(visits)}::json)
        as visit(key text, since timestamptz, kind text, id int, day date, source text)
    ), fresh as (
      insert into ${visitKeys} (key, since)
      select key, since from told
      where exists (select from ${listings}
          where kind = 'listing' and ${listings.id} = told.id and ${listings.withdrawnAt} is null)
        or exists (select from ${projects}
          where kind = 'project' and ${projects.id} = told.id and ${projects.withdrawnAt} is null)
      order by key
      on conflict do nothing
      returning key
    )
    insert into ${visitCounts} as known (kind, of_id, day, source, count)
    select kind, id, day, source, count(*) from (select distinct on (key) * from told join fresh using (key)) one
    group by kind, id, day, source
    order by kind, id, day, source
    on conflict (kind, of_id, day, source) do update set count = known.count + excluded.count`)
}

/** The salt of a day: another process's, else the given one. Deletes salts of earlier days. */
export async function saltOfDay(db: Db, day: Day, offered: string): Promise<string> {
  await db.delete(visitSalts).where(lt(visitSalts.day, day))
  await db.insert(visitSalts).values({ day, salt: offered }).onConflictDoNothing()
  const [row] = await db.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day))
  return row?.salt ?? offered
}

/** Deletes identifying data: salts of days before `day`, keys from before `since`. */
export async function forgetVisitorsBefore(db: Db, day: Day, since: Date) {
  await db.delete(visitSalts).where(lt(visitSalts.day, day))
  await db.delete(visitKeys).where(lt(visitKeys.since, since))
}

/** Deletes visits of listings and projects that are no longer stored. */
export async function deleteVisitsOfGone(db: Db) {
  await db.execute(sql`
    delete from ${visitCounts}
    where (kind = 'listing' and not exists (select from ${listings} where ${listings.id} = of_id))
      or (kind = 'project' and not exists (select from ${projects} where ${projects.id} = of_id))`)
}

/**
 * Adds up the visits of each whole month before a day, under the first of that month.
 * @returns number of days that are no longer told apart
 */
export async function mergeMonthsBefore(db: Db, day: Day): Promise<number> {
  const { rows } = await db.execute<{ days: number }>(sql`
    with past as (
      delete from ${visitCounts}
      where day < date_trunc('month', ${day}::date) and extract(day from day) > 1
      returning kind, of_id, day, source, count
    ), merged as (
      insert into ${visitCounts} as known (kind, of_id, day, source, count)
      select kind, of_id, date_trunc('month', day)::date, source, sum(count) from past
      group by 1, 2, 3, 4
      on conflict (kind, of_id, day, source) do update set count = known.count + excluded.count
    )
    select count(*)::int as days from past`)
  return rows[0]?.days ?? 0
}

const of = ({ kind, id }: Subject) => and(eq(visitCounts.kind, kind), eq(visitCounts.ofId, id))
const total = sql<number>`sum(${visitCounts.count})::int`

/** Counts all visits by source, most frequent first. */
export async function countBySource(db: Db, subject: Subject): Promise<{ source: string; count: number }[]> {
  return await db
    .select({ source: visitCounts.source, count: total })
    .from(visitCounts)
    .where(of(subject))
    .groupBy(visitCounts.source)
    .orderBy(sql`2 desc, 1`)
}

/** Counts visits per day within a range; days without any are absent. */
export async function countByDay(
  db: Db,
  subject: Subject,
  from: Day,
  to: Day,
): Promise<{ day: Day; count: number }[]> {
  return await db
    .select({ day: visitCounts.day, count: total })
    .from(visitCounts)
    .where(and(of(subject), between(visitCounts.day, from, to)))
    .groupBy(visitCounts.day)
}
