import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { feedImports, mails, siteFiles, staff, testimonials } from '#db/schema'
import type { Db } from '~/platform/database.server'

export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return new Date(rows[0]?.ms ?? Number.NaN)
}

export type ServerFacts = { version: number; name: string; most: number; used: number }

/**
 * @returns `version` as 150004; `most` and `used`: connections of the server, this database or this role, of whichever
 *   fewest are left. Of another role's connections only some columns can be read, and the server's own have
 *   no role.
 */
export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await db.execute<ServerFacts>(sql`
    with
      clients as (
        select usename, datname from pg_stat_activity
        where usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'),
      limits (most, used) as (
        select
          current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
          (select count(*)::int from clients)
        union all
        select datconnlimit, (select count(*)::int from clients where datname = current_database())
        from pg_database where datname = current_database() and datconnlimit > 0
        union all
        select rolconnlimit, (select count(*)::int from clients where usename = current_user)
        from pg_roles where rolname = current_user and rolconnlimit > 0)
    select
      current_setting('server_version_num')::int as version,
      current_setting('server_version') as name,
      most,
      used
    from limits order by most - used limit 1`)
  if (!rows[0]) throw new Error('the database says nothing of itself')
  return rows[0]
}

/** Folder of the server's data; undefined for a role that may not know it. */
export async function findDataFolder(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ setting: string }>(
    sql`select setting from pg_settings where name = 'data_directory'`,
  )
  return rows[0]?.setting
}

export type StatementLimits = { statement: number; lock: number }

/** The limits that a connection really has, in milliseconds; 0 is none. */
export async function readStatementLimits(db: Db): Promise<StatementLimits> {
  const { rows } = await db.execute<StatementLimits>(sql`
    select
      max(setting::int) filter (where name = 'statement_timeout') as statement,
      max(setting::int) filter (where name = 'lock_timeout') as lock
    from pg_settings where name in ('statement_timeout', 'lock_timeout')`)
  return rows[0] ?? { statement: 0, lock: 0 }
}

/** When each migration of this database was made, oldest first; none where there is no table of them. */
export async function findAppliedMigrations(db: Db): Promise<number[]> {
  const { rows: found } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return []
  const { rows } = await db.execute<{ made: string }>(
    sql`select created_at::text as made from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ made }) => Number(made))
}

/** Jobs that were given up since an instant, by queue. */
export async function countFailedJobs(db: Db, since: Date): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, count(*)::int as count from pgboss.job
    where state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz
    group by name order by name`)
  return rows
}

export type JobCount = { queue: string; state: string; count: number; seconds: number | null }

/**
 * Jobs of each queue that are not done: `waiting` since they were due, `later` when they are not yet, `active` and `failed`.
 * @returns `seconds`: how long the oldest waits or runs
 */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select queue, state, count(*)::int as count,
      max(case state
        when 'waiting' then extract(epoch from now() - start_after)
        when 'active' then extract(epoch from now() - started_on)
      end)::float8 as seconds
    from (
      select name as queue, start_after, started_on,
        case when state in ('active', 'failed') then state::text when start_after > now() then 'later' else 'waiting' end as state
      from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    ) as jobs
    group by queue, state order by queue, state`)
  return rows
}

/** How long the job that is due longest has waited, in seconds; 0 when none is due. */
export async function longestWait(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from now() - start_after))::float8 as seconds from pgboss.job
    where state in ('created', 'retry') and start_after < now()`)
  return rows[0]?.seconds ?? 0
}

/** When the mail that waits longest was posted, and what its last try failed with. */
export async function findOldestQueuedMail(db: Db) {
  const [row] = await db
    .select({ at: mails.at, problem: mails.problem })
    .from(mails)
    .where(eq(mails.state, 'queued'))
    .orderBy(mails.at)
    .limit(1)
  return row
}

export async function findLastImport(db: Db) {
  const { outcome, finishedAt, source } = feedImports
  const [row] = await db
    .select({ outcome, finishedAt, source })
    .from(feedImports)
    .orderBy(desc(feedImports.id))
    .limit(1)
  return row
}

export const findSiteFiles = async (db: Db) =>
  await db.select({ name: siteFiles.name, hash: siteFiles.hash }).from(siteFiles)

export async function findUploads(db: Db): Promise<string[]> {
  const named = [testimonials, staff].map((table) =>
    db.select({ picture: table.picture }).from(table).where(isNotNull(table.picture)),
  )
  return (await Promise.all(named)).flat().flatMap(({ picture }) => picture ?? [])
}
