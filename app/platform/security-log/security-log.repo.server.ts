import { and, asc, desc, eq, gt, gte, lte, min, sql } from 'drizzle-orm'
import { securityEvents, securityLogHead } from '#db/schema'
import type { Db } from '../database.server'
import type { Head, Line } from './chain.server'

/** Lines written at once: a statement has 65,535 parameters at most. */
const linesAtOnce = 1_000
/** Lines read at once by a check: a year of them does not fit into memory. */
const page = 5_000

/** The head, which stays ours until the transaction ends: processes write in turn. */
export async function lockHead(tx: Db, first: Head): Promise<Head> {
  await tx.insert(securityLogHead).values(first).onConflictDoNothing()
  const [head] = await tx.select().from(securityLogHead).for('update')
  return head ?? first
}

export async function findHead(db: Db): Promise<Head | undefined> {
  const [head] = await db.select().from(securityLogHead)
  return head
}

export async function updateHead(tx: Db, head: Head): Promise<void> {
  await tx.update(securityLogHead).set(head)
}

export async function insertLines(tx: Db, lines: Line[]): Promise<void> {
  for (let from = 0; from < lines.length; from += linesAtOnce)
    await tx.insert(securityEvents).values(lines.slice(from, from + linesAtOnce))
}

/** Every line, oldest first. */
export async function* readLines(db: Db): AsyncGenerator<Line> {
  for (let after = Number.NEGATIVE_INFINITY; ; ) {
    const lines = await db
      .select()
      .from(securityEvents)
      .where(Number.isFinite(after) ? gt(securityEvents.id, after) : undefined)
      .orderBy(asc(securityEvents.id))
      .limit(page)
    yield* lines
    const last = lines.at(-1)
    if (!last || lines.length < page) return
    after = last.id
  }
}

export type LineFilter = { account?: string | undefined; network?: string | undefined; last: number }

/** The newest lines, oldest of them first. */
export async function findLastLines(db: Db, { account, network, last }: LineFilter): Promise<Line[]> {
  const lines = await db
    .select()
    .from(securityEvents)
    .where(
      and(
        account === undefined ? undefined : eq(securityEvents.account, account),
        network === undefined ? undefined : eq(securityEvents.network, network),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(last)
  return lines.reverse()
}

/** The last of the lines that are all older than an instant. */
export async function findLastLineBefore(tx: Db, instant: Date, head: Head): Promise<Line | undefined> {
  const [kept] = await tx
    .select({ id: min(securityEvents.id) })
    .from(securityEvents)
    .where(gte(securityEvents.at, instant))
  const id = kept?.id ? Number(kept.id) - 1 : head.lastId
  const [line] = await tx.select().from(securityEvents).where(eq(securityEvents.id, id))
  return line
}

/** Deletes old lines; a trigger refuses any other deletion. @returns how many */
export async function deleteLinesThrough(tx: Db, id: number): Promise<number> {
  await tx.execute(sql`select set_config('pignon.security_log_retention', 'on', true)`)
  const rows = await tx
    .delete(securityEvents)
    .where(lte(securityEvents.id, id))
    .returning({ id: securityEvents.id })
  return rows.length
}
