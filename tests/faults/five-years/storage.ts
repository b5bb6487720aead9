import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { retention } from '~/features/privacy/retention/retention.server'

/** Bytes on the disk, and rows or files. */
export type Size = { bytes: number; count: number }
/** Of each table, and of each folder of DATA_DIR. */
export type Storage = Record<string, Size>

const tables = retention.flatMap((line) => line.tables ?? [])
const folders = retention.flatMap((line) => line.files ?? [])

/** Measures what the list of retention names; indexes and TOAST count with their table. */
export async function measureStorage(pool: pg.Pool, dataDir: string): Promise<Storage> {
  const found: Storage = {}
  for (const table of tables) {
    const { rows } = await pool.query<{ bytes: string; count: string }>(
      `select (select sum(pg_total_relation_size(relid)) from pg_partition_tree($1::regclass)) as bytes,
        pg_total_relation_size($1::regclass) as own, (select count(*) from ${table}) as count`,
      [table],
    )
    const [row] = rows as { bytes: string | null; own: string; count: string }[]
    found[table] = { bytes: Number(row?.bytes ?? row?.own), count: Number(row?.count) }
  }
  for (const folder of folders) found[`DATA_DIR/${folder}`] = sizeOf(path.join(dataDir, folder))
  return found
}

function sizeOf(folder: string): Size {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return { bytes: found?.size ?? 0, count: found ? 1 : 0 }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(path.join(folder, name), { throwIfNoEntry: false }),
  )
  const sizes = files.flatMap((file) => (file?.isFile() ? [file.size] : []))
  return { bytes: sizes.reduce((all, size) => all + size, 0), count: sizes.length }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)

/** A line for each table and folder that holds anything, with its size and number by year. */
export function describeStorage(years: readonly Storage[]): string {
  const last = years.at(-1) ?? {}
  const cell = (size: Size | undefined) =>
    `${megabytes(size?.bytes ?? 0)} MB ${size?.count ?? 0}`.padStart(18)
  const lines = Object.keys(last)
    .filter((name) => years.some((year) => (year[name]?.count ?? 0) > 0))
    .map((name) => name.padEnd(26) + years.map((year) => cell(year[name])).join(''))
  const header =
    'size, rows or files'.padEnd(26) + years.map((_, at) => `year ${at + 1}`.padStart(18)).join('')
  const totals = years.map((year) => `${megabytes(databaseBytes(year))} MB`.padStart(18)).join('')
  return [header, ...lines, 'all tables'.padEnd(26) + totals].join('\n')
}

export const databaseBytes = (year: Storage): number =>
  tables.reduce((all, table) => all + (year[table]?.bytes ?? 0), 0)

/** What stays by the list itself, and so may grow: with the agency's owners, erasures, and proofs of five years. */
const stays = new Set(['owners', 'owner_listings', 'erasures', 'consent_records'])

/** Tables and folders that hold a tenth more at the end of the last year than of the one before. */
export function growing(years: readonly Storage[]): string[] {
  const [before = {}, last = {}] = years.slice(-2)
  return Object.keys(last).filter((name) => {
    const [from, to] = [before[name]?.count ?? 0, last[name]?.count ?? 0]
    return !stays.has(name) && to - from > Math.max(2, from / 10)
  })
}
