import { setTimeout as sleep } from 'node:timers/promises'
import { advisoryLocks } from '~/platform/advisory-locks'
import { releaseMigrations } from './apply-migrations'
import { BackupProblem } from './archive'
import { findMigrations, findTables, jobsSchema, type Queries, quoteTable } from './tables'

/** A connection that was closed is gone only some moments later. */
const leavingMs = 2_000

/**
 * Refuses a database that somebody else has open. A site that starts meanwhile waits at its migrations until the
 * transaction has ended.
 */
export async function refuseInUse(client: Queries) {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration])
  const began = performance.now()
  let others = await findOthers(client)
  while (others.length > 0 && performance.now() - began < leavingMs) {
    await sleep(100)
    others = await findOthers(client)
  }
  if (others.length === 0) return
  throw new BackupProblem(
    `Others have this database open: ${others.join(', ')}. Stop every process of the site first. Nothing was changed.`,
  )
}

/** Of another role's connections only some columns can be read; the server's own have no role. */
async function findOthers(client: Queries): Promise<string[]> {
  // Within a transaction the answer would stay what it was.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ name: string; count: number }>(
    `select coalesce(nullif(application_name, ''), 'without a name') as name, count(*)::int as count
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       and coalesce(backend_type, 'client backend') = 'client backend'
     group by 1 order by 1`,
  )
  return rows.map(({ name, count }) => `${name} (${count})`)
}

/**
 * Removes what a database of the product holds.
 * @throws {BackupProblem} saying what is there, unless `replace`; also when the tables are not the product's
 */
export async function removeTables(client: Queries, replace: boolean) {
  const tables = await findTables(client)
  if (tables.length === 0) return
  // Other products list their migrations in the same table; every release of this one begins with the same.
  if ((await findMigrations(client))[0] !== releaseMigrations()[0]?.hash)
    throw new BackupProblem(
      `This database holds tables that are not Pignon's (${tables[0]?.name} …): restore into a database of its own.`,
    )
  if (!replace) throw new BackupProblem(await describe(client, tables))
  await client.query(`drop table ${tables.map(({ name }) => quoteTable(name)).join(', ')} cascade`)
  await client.query(`drop schema if exists ${jobsSchema} cascade; drop schema if exists drizzle cascade`)
  await removeFunctions(client)
}

async function removeFunctions(client: Queries) {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`drop routine ${name} cascade`)
}

async function describe(client: Queries, tables: { name: string }[]): Promise<string> {
  const counts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${quoteTable(name)}`,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0 && name.startsWith('public.')) counts.push(`${name.slice('public.'.length)} ${count}`)
  }
  const what = counts.length > 0 ? `rows of ${counts.join(', ')}` : 'empty tables'
  return `This database is not empty: it holds ${what}. To put the backup in their place, add --replace. Nothing was changed.`
}
