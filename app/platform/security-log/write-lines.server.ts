import type { Db } from '../database.server'
import { emptyHead, type Head, hashOfLine, isSealed, type Line, sealed } from './chain.server'
import {
  deleteLinesThrough,
  findLastLineBefore,
  insertLines,
  lockHead,
  updateHead,
} from './security-log.repo.server'

export type NewLine = Omit<Line, 'id' | 'hash'>

/** Appends lines to the chain; every process of the product may do so at once. */
export async function appendLines(db: Db, sealKey: Buffer, lines: NewLine[]): Promise<void> {
  await db.transaction(async (tx) => {
    const head = await lockHead(tx, sealed(sealKey, emptyHead))
    await insertAfter(tx, sealKey, head, [...brokenSealLine(head, sealKey, lines), ...lines])
  })
}

/** Seals the log with the key of a new secret; a line says so, and whether the seal before was right. */
export async function sealAnew(tx: Db, former: Buffer, sealKey: Buffer, at: Date): Promise<void> {
  const head = await lockHead(tx, sealed(former, emptyHead))
  const whole = isSealed(former, head)
  await insertAfter(tx, sealKey, head, [sealLine(at, whole ? 'done' : 'failed', whole ? 'new key' : 'seal')])
}

async function insertAfter(tx: Db, sealKey: Buffer, head: Head, lines: NewLine[]) {
  const chained = chainAfter(head, lines)
  const last = chained.at(-1)
  if (!last) return
  await insertLines(tx, chained)
  await updateHead(tx, sealed(sealKey, { ...head, lastId: last.id, lastHash: last.hash }))
}

function chainAfter(head: Head, lines: NewLine[]): Line[] {
  let [id, hash] = [head.lastId, head.lastHash]
  return lines.map((line) => {
    id += 1
    hash = hashOfLine(hash, { ...line, id })
    return { ...line, id, hash }
  })
}

/** A new seal must not hide that the one before was wrong: the secret is another, or somebody changed the head. */
function brokenSealLine(head: Head, sealKey: Buffer, [next]: NewLine[]): NewLine[] {
  if (!next || isSealed(sealKey, head)) return []
  return [sealLine(next.at, 'failed', 'seal')]
}

const sealLine = (at: Date, result: NewLine['result'], detail: string): NewLine => ({
  ...{ at, kind: 'security-log', result, detail },
  ...{ account: null, network: null, count: 1 },
})

/**
 * Deletes old lines from the beginning; the chain then begins at the hash of the last one deleted.
 * @returns how many
 */
export async function deleteLinesBefore(db: Db, sealKey: Buffer, instant: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    const head = await lockHead(tx, sealed(sealKey, emptyHead))
    const last = await findLastLineBefore(tx, instant, head)
    // With a wrong seal nothing is deleted: the next line says so first.
    if (!last || !isSealed(sealKey, head)) return 0
    const count = await deleteLinesThrough(tx, last.id)
    await updateHead(tx, sealed(sealKey, { ...head, baseId: last.id, baseHash: last.hash }))
    return count
  })
}
