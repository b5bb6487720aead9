import path from 'node:path'
import type pg from 'pg'
import { applyMigrations, createJobTables, planMigrations } from './apply-migrations'
import { type BackedUpTable, BackupProblem, type Manifest, type Opener } from './archive'
import { measureRows, prepareCopy, writeRows } from './copy-rows'
import { findReferences, setSequence } from './tables'
import { refuseInUse, removeTables } from './target'

export type RestoreOptions = {
  /** The tables that are there are removed. */
  replace: boolean
}

export type Source = { folder: string; opener: Opener; manifest: Manifest }

/**
 * Makes a database equal to a backup, row for row, and brings it to this release: in one transaction, so that it is
 * done or nothing has changed.
 * @param client - of its own, outside a transaction
 * @param beforeCommit - when it throws, nothing has changed
 * @throws {BackupProblem} when the database is in use or not empty, or does not equal the backup afterwards
 */
export async function restoreDatabase(
  client: pg.Client,
  source: Source,
  options: RestoreOptions,
  beforeCommit: () => Promise<void> = async () => {},
) {
  await client.query('begin')
  try {
    await prepareCopy(client)
    await restoreTables(client, source, options)
    await beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function restoreTables(client: pg.Client, source: Source, { replace }: RestoreOptions) {
  const { manifest } = source
  const { before, after } = planMigrations(manifest.migrations)
  await refuseInUse(client)
  await removeTables(client, replace)
  await applyMigrations(client, before)
  if (manifest.jobsVersion !== null) await createJobTables(client)
  await prepareCopy(client)
  for (const table of inOrder(manifest.tables, await findReferences(client))) {
    await writeRows(client, table, source.opener.read(path.join(source.folder, table.file)))
    await compare(client, table)
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  await applyMigrations(client, after)
}

async function compare(client: pg.Client, table: BackedUpTable) {
  const { rows, checksum } = await measureRows(client, table)
  if (rows === table.rows && checksum === table.checksum) return
  throw new BackupProblem(
    `${table.name} is not as it was: ${rows} rows of ${table.rows}, checksum ${checksum} for ${table.checksum}. Nothing was changed.`,
  )
}

/** Tables that others point to come first. */
export function inOrder<T extends { name: string }>(tables: T[], references: [string, string][]): T[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const order: T[] = []
  while (left.size > 0) {
    const waits = (name: string) =>
      references.some(([from, to]) => from === name && to !== name && left.has(to))
    const next = [...left.values()].filter(({ name }) => !waits(name))
    if (next.length === 0) throw new Error(`tables point to each other: ${[...left.keys()].join(', ')}`)
    for (const table of next) left.delete(table.name)
    order.push(...next)
  }
  return order
}
