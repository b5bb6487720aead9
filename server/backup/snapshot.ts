import type pg from 'pg'
import { advisoryLocks } from '~/platform/advisory-locks'
import { BackupProblem, type Manifest } from './archive'
import { prepareCopy } from './copy-rows'
import { findJobsVersion, findMigrations, findTables, quoteTable, type Table } from './tables'

/** A database as it was at one moment, for as long as its transaction is open. */
export type Snapshot = Pick<Manifest, 'at' | 'postgres' | 'migrations' | 'jobsVersion'> & { tables: Table[] }

/**
 * Lets `read` see a database as it is at one moment; others go on reading and writing.
 * @param client - of its own, outside a transaction; to be closed when this fails, for a COPY that was broken off keeps
 *   every further query waiting
 * @throws {BackupProblem} when another backup runs, or there are no tables
 */
export async function inSnapshot<T>(client: pg.Client, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  await prepareCopy(client)
  const result = await read(await openSnapshot(client))
  await client.query('commit')
  return result
}

async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  const { rows } = await client.query(
    `select pg_try_advisory_xact_lock($1) as free, now() as at, current_setting('server_version') as postgres`,
    [advisoryLocks.backup],
  )
  const [{ free, at, postgres }] = rows
  if (!free) throw new BackupProblem('Another backup of this database is being made. Wait until it is done.')
  const tables = await findTables(client)
  if (tables.length === 0) throw new BackupProblem('This database holds no tables: there is nothing to copy.')
  // A migration of meanwhile waits instead of changing tables that are still to be read.
  await client.query(
    `lock table ${tables.map(({ name }) => quoteTable(name)).join(', ')} in access share mode`,
  )
  const migrations = await findMigrations(client)
  return { at: at.toISOString(), postgres, migrations, jobsVersion: await findJobsVersion(client), tables }
}
