import type { Database } from '../database.server'
import { emptyHead, hashOfLine, isSealed, type Line } from './chain.server'
import { findHead, readLines } from './security-log.repo.server'

/** A line that the reader noted earlier, to compare with. */
export type NotedLine = Pick<Line, 'id' | 'hash'>

export type LineCheckResult = { lines: number; last: NotedLine; problem?: string }

/**
 * Recomputes the hash of every line and compares both ends with the sealed head.
 * @param noted - who can write to the database and keeps an old copy of it can put that back whole; a line noted
 * elsewhere shows it
 */
export async function checkLines(
  db: Database['db'],
  sealKey: Buffer,
  noted?: NotedLine,
): Promise<LineCheckResult> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return await db.transaction(async (tx) => {
    const head = await findHead(tx)
    let { baseId: id, baseHash: hash } = head ?? emptyHead
    const begin = id
    let hasNoted = noted === undefined || noted.id <= begin
    const ended = (problem?: string): LineCheckResult => ({
      lines: id - begin,
      last: { id, hash },
      ...(problem ? { problem } : {}),
    })
    for await (const line of readLines(tx)) {
      if (line.id !== id + 1) return ended(`line ${id + 1} is missing`)
      if (line.hash !== hashOfLine(hash, line)) return ended(`line ${line.id} was changed`)
      if (noted?.id === line.id) hasNoted = noted.hash === line.hash
      id = line.id
      hash = line.hash
    }
    if (!head) return ended(id === 0 && hasNoted ? undefined : 'the head of the log is missing')
    if (head.lastId !== id || head.lastHash !== hash) return ended(`line ${id + 1} is missing`)
    if (!isSealed(sealKey, head)) return ended('the head was changed, or the secret is another one')
    return ended(hasNoted ? undefined : `line ${noted?.id} is not the one that was noted`)
  }, snapshot)
}
