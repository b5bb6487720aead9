import { randomInt } from 'node:crypto'
import { pipeline } from 'node:stream'
import { BackupProblem } from './archive'
import { readRows } from './copy-rows'
import { withClient } from './make-backup'
import { type RestoreOptions, restoreDatabase } from './restore-database'
import { RowChecksum } from './row-checksum'
import { inSnapshot } from './snapshot'
import { findSequences, type Queries, type Table } from './tables'
import { refuseInUse } from './target'

/**
 * Copies a database into another one, of any kind and version; the first stays as it is. No site may write to it
 * meanwhile: what it wrote would be lost.
 * @returns how many rows
 */
export async function moveDatabase(from: string, to: string, options: RestoreOptions): Promise<number> {
  return await withClient(from, async (source) => {
    // Before the snapshot: what a site writes while it stops belongs to it.
    await refuseInUse(source)
    return await inSnapshot(source, async (snapshot) => {
      await refuseInUse(source)
      const sums = new Map<string, RowChecksum>()
      const rows = {
        ...snapshot,
        read: (table: Table) => {
          const sum = new RowChecksum()
          sums.set(table.name, sum)
          return pipeline(readRows(source, table), sum, () => {})
        },
        counted: ({ name }: Table) => sums.get(name) ?? new RowChecksum(),
        sequences: () => findSequences(source),
      }
      await withClient(to, async (target) => {
        await refuseSame(source, target)
        await restoreDatabase(target, rows, options, async () => {})
      })
      return [...sums.values()].reduce((sum, table) => sum + table.rows, 0)
    })
  })
}

/** Copied into itself, a database would wait for its own locks for ever. Such locks are those of one database. */
async function refuseSame(source: Queries, target: Queries) {
  const lock = randomInt(2 ** 47)
  await source.query('select pg_advisory_lock($1)', [lock])
  const { rows } = await target.query('select pg_try_advisory_lock($1) as free', [lock])
  if (!rows[0].free) throw new BackupProblem('Both addresses are of the same database. Nothing was changed.')
}
