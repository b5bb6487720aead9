import type { Readable } from 'node:stream'
import type pg from 'pg'
import { applyMigrations, createJobTables, planMigrations } from './apply-migrations'
import { BackupProblem } from './archive'
import { measureRows, prepareCopy, writeRows } from './copy-rows'
import { findColumns, writeSharedColumns } from './other-columns'
import { findReferences, type Sequence, setSequence, type Table } from './tables'
import { refuseInUse, removeTables } from './target'

export type RestoreOptions = {
  /** The tables that are there are removed. */
  replace: boolean
}

type TableCount = { rows: number; checksum: string }

/** Where the rows come from: a backup, or another database. */
export type RowSource<T extends Table> = {
  /** Of the program that made a backup; its tables may be those of a newer one, after going back by a release. */
  release?: string
  migrations: string[]
  jobsVersion: number | null
  tables: T[]
  /** In COPY's text format. */
  read(table: T): Readable
  /** What was read; asked when a table has been read to its end. */
  counted(table: T): TableCount
  /** Asked when all tables were read. */
  sequences(): Promise<Sequence[]>
}

/**
 * Makes a database equal to another one or to a backup, row for row, and brings it to this release: in one
 * transaction, so that it is done or nothing has changed.
 * @param client - of its own, outside a transaction
 * @param beforeCommit - when it throws, nothing has changed
 * @throws {BackupProblem} when the database is in use or not empty, or does not equal its source afterwards
 */
export async function restoreDatabase<T extends Table, Result>(
  client: pg.Client,
  source: RowSource<T>,
  options: RestoreOptions,
  beforeCommit: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    await prepareCopy(client)
    await restoreTables(client, source, options)
    const result = await beforeCommit()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function restoreTables<T extends Table>(
  client: pg.Client,
  source: RowSource<T>,
  { replace }: RestoreOptions,
) {
  const { before, after } = planMigrations(source)
  await refuseInUse(client)
  await removeTables(client, replace)
  await applyMigrations(client, before)
  if (source.jobsVersion !== null) await createJobTables(client)
  await prepareCopy(client)
  for (const table of inOrder(source.tables, await findReferences(client))) {
    await restoreRows(client, source, table)
  }
  for (const sequence of await source.sequences()) await setSequence(client, sequence)
  // pg-boss lets its references be checked at the end, and a migration changes no table with checks outstanding.
  await client.query('set constraints all immediate')
  await applyMigrations(client, after)
}

async function restoreRows<T extends Table>(client: pg.Client, source: RowSource<T>, table: T) {
  const here = await findColumns(client, table.name)
  // Tables of this product are as they were; those of pg-boss are as its installed version makes them.
  const isSame = table.columns.every((name) => here.some((column) => column.name === name))
  if (isSame) await writeRows(client, table, source.read(table))
  else await writeSharedColumns(client, table, here, source.read(table))
  const found = await measureRows(client, isSame ? table : { ...table, columns: ['ctid'] })
  const wanted = source.counted(table)
  compare(table.name, isSame ? found : { ...found, checksum: wanted.checksum }, wanted)
}

function compare(name: string, found: TableCount, wanted: TableCount) {
  if (found.rows === wanted.rows && found.checksum === wanted.checksum) return
  throw new BackupProblem(
    `${name} is not as it was: ${found.rows} rows of ${wanted.rows}, checksum ${found.checksum} for ${wanted.checksum}. Nothing was changed.`,
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
