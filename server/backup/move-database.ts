import { pipeline } from 'node:stream'
import { readRows } from './copy-rows'
import { withClient } from './make-backup'
import { type RestoreOptions, restoreDatabase } from './restore-database'
import { RowChecksum } from './row-checksum'
import { inSnapshot } from './snapshot'
import { findSequences, type Table } from './tables'
import { refuseInUse } from './target'

/**
 * Copies a database into another one, of any kind and version; the first stays as it is. No site may write to it
 * meanwhile: what it wrote would be lost.
 * @returns how many rows
 */
export async function moveDatabase(from: string, to: string, options: RestoreOptions): Promise<number> {
  return await withClient(from, (source) =>
    inSnapshot(source, async (snapshot) => {
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
      await withClient(to, (target) => restoreDatabase(target, rows, options, async () => {}))
      return [...sums.values()].reduce((sum, table) => sum + table.rows, 0)
    }),
  )
}
