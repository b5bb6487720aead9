import path from 'node:path'
import { pipeline } from 'node:stream'
import type pg from 'pg'
import type { BackedUpTable, Manifest, SealedFile, Sealer } from './archive'
import { readRows } from './copy-rows'
import { RowChecksum } from './row-checksum'
import { inSnapshot } from './snapshot'
import { findSequences, type Table } from './tables'

/** What a manifest says about the database. */
export type Dump = Pick<
  Manifest,
  'at' | 'postgres' | 'migrations' | 'jobsVersion' | 'tables' | 'sequences'
> & {
  sealed: Record<string, SealedFile>
}

/** Where the files of a backup are written, and how. */
export type Destination = { folder: string; sealer: Sealer }

/** Copies every table as it was at one moment into the files of a backup. */
export async function dumpDatabase(client: pg.Client, destination: Destination): Promise<Dump> {
  return await inSnapshot(client, async (snapshot) => {
    const sealed: Record<string, SealedFile> = {}
    const tables: BackedUpTable[] = []
    for (const table of snapshot.tables) {
      const { file, size, ...counted } = await dumpTable(client, table, destination)
      sealed[file] = size
      tables.push({ ...table, file, ...counted })
    }
    return { ...snapshot, tables, sequences: await findSequences(client), sealed }
  })
}

async function dumpTable(client: pg.Client, table: Table, { folder, sealer }: Destination) {
  const file = `tables/${table.name}.copy${sealer.extension}`
  const sum = new RowChecksum()
  const rows = pipeline(readRows(client, table), sum, () => {})
  const size = await sealer.write(path.join(folder, file), rows)
  return { file, size, rows: sum.rows, checksum: sum.checksum }
}
