import path from 'node:path'
import { pipeline } from 'node:stream'
import type pg from 'pg'
import { type BackedUpTable, BackupProblem, type Manifest, type SealedFile, type Sealer } from './archive'
import { prepareCopy, readRows } from './copy-rows'
import { RowChecksum } from './row-checksum'
import { findJobsVersion, findMigrations, findSequences, findTables, quoteTable, type Table } from './tables'

/** Any number that nothing else in this database locks: one backup at a time. */
const backupLock = 7_446_665_113

/** What a manifest says about the database. */
export type Dump = Pick<
  Manifest,
  'at' | 'postgres' | 'migrations' | 'jobsVersion' | 'tables' | 'sequences'
> & {
  sealed: Record<string, SealedFile>
}

/** Where the files of a backup are written, and how. */
export type Destination = { folder: string; sealer: Sealer }

/**
 * Copies every table as it was at one moment; others go on reading and writing.
 * @param client - of its own, outside a transaction
 * @throws {BackupProblem} when another backup runs, or there is nothing to copy
 */
export async function dumpDatabase(client: pg.Client, destination: Destination): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await prepareCopy(client)
    const dump = await dumpSnapshot(client, destination)
    await client.query('commit')
    return dump
  } catch (error) {
    // A connection that was lost has nothing to roll back.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function dumpSnapshot(client: pg.Client, destination: Destination): Promise<Dump> {
  const { rows } = await client.query(
    `select pg_try_advisory_xact_lock($1) as free, now() as at, current_setting('server_version') as postgres`,
    [backupLock],
  )
  const [{ free, at, postgres }] = rows
  if (!free) throw new BackupProblem('Another backup of this database is being made. Wait until it is done.')
  const found = await findTables(client)
  if (found.length === 0)
    throw new BackupProblem('This database holds no tables: there is nothing to back up.')
  // A migration of meanwhile waits instead of changing tables that are still to be read.
  await client.query(
    `lock table ${found.map(({ name }) => quoteTable(name)).join(', ')} in access share mode`,
  )
  const sealed: Record<string, SealedFile> = {}
  const tables: BackedUpTable[] = []
  for (const table of found) {
    const { file, size, ...counted } = await dumpTable(client, table, destination)
    sealed[file] = size
    tables.push({ ...table, file, ...counted })
  }
  const versions = { migrations: await findMigrations(client), jobsVersion: await findJobsVersion(client) }
  return {
    at: at.toISOString(),
    postgres,
    ...versions,
    tables,
    sequences: await findSequences(client),
    sealed,
  }
}

async function dumpTable(client: pg.Client, table: Table, { folder, sealer }: Destination) {
  const file = `tables/${table.name}.copy${sealer.extension}`
  const sum = new RowChecksum()
  const rows = pipeline(readRows(client, table), sum, () => {})
  const size = await sealer.write(path.join(folder, file), rows)
  return { file, size, rows: sum.rows, checksum: sum.checksum }
}
