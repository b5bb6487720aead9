import { and, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { feedImports, feedSchedule } from '#db/schema'
import { advisoryLocks } from '~/platform/advisory-locks'
import type { Db } from '~/platform/database.server'
import type { FeedReport } from '../feed-report'

export type ScheduleRow = typeof feedSchedule.$inferSelect

const untried: ScheduleRow = {
  ...{ id: 1, triedAt: null, failures: 0, toldAt: null },
  ...{ etag: null, lastModified: null, validFor: null },
}

/** Takes the lock of imports until the transaction ends, unless somebody has it. */
export async function tryLockFeed(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.feed}) as taken`,
  )
  return rows[0]?.taken ?? false
}

export async function findSchedule(db: Db): Promise<ScheduleRow> {
  const [row] = await db.select().from(feedSchedule)
  return row ?? untried
}

export async function updateSchedule(tx: Db, changes: Partial<Omit<ScheduleRow, 'id'>>) {
  await tx
    .insert(feedSchedule)
    .values({ id: 1, ...changes })
    .onConflictDoUpdate({ target: feedSchedule.id, set: changes })
}

/** The feed is read whatever it is the next time. */
export const forgetValidators = (tx: Db) =>
  tx.update(feedSchedule).set({ etag: null, lastModified: null, validFor: null })

const later = alias(feedImports, 'later')

/** No import after it brought the site to its feed. */
const isOpen = (db: Db) =>
  notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(and(gt(later.id, feedImports.id), inArray(later.outcome, ['applied', 'unchanged']))),
  )

export type HeldFeed = {
  id: number
  report: FeedReport
  decision: 'approved' | 'declined' | null
  finishedAt: Date
}

const heldColumns = {
  id: feedImports.id,
  report: sql<FeedReport>`${feedImports.report}`,
  decision: feedImports.decision,
  finishedAt: feedImports.finishedAt,
}

/**
 * The feed that waits for a yes, or got its answer and was not applied yet.
 * @param lock - `locked`: nobody else decides or refreshes it until the transaction ends
 */
export async function findHeld(db: Db, lock?: 'locked'): Promise<HeldFeed | undefined> {
  const newest = db
    .select(heldColumns)
    .from(feedImports)
    .where(and(eq(feedImports.outcome, 'held'), isOpen(db)))
    .orderBy(desc(feedImports.id))
    .limit(1)
  const [row] = await (lock ? newest.for('update') : newest)
  return row
}

type FeedRun = { startedAt: Date; finishedAt: Date; report: FeedReport }

/** @returns its number */
export async function insertHeld(tx: Db, { startedAt, finishedAt, report }: FeedRun): Promise<number> {
  const row = { startedAt, finishedAt, report, source: report.source, outcome: 'held' as const }
  const [inserted] = await tx.insert(feedImports).values(row).returning({ id: feedImports.id })
  return inserted?.id ?? 0
}

/** What it would do now. */
export const refreshHeld = (tx: Db, id: number, { finishedAt, report }: FeedRun) =>
  tx.update(feedImports).set({ finishedAt, report }).where(eq(feedImports.id, id))

export const decideHeld = (tx: Db, id: number, decision: 'approved' | 'declined', decidedAt: Date) =>
  tx.update(feedImports).set({ decision, decidedAt }).where(eq(feedImports.id, id))

/** When a feed was read last that the site is as good as: applied, or unchanged. */
export async function findLastGood(db: Db): Promise<Date | undefined> {
  const { outcome, finishedAt, id } = feedImports
  const [row] = await db
    .select({ finishedAt })
    .from(feedImports)
    .where(inArray(outcome, ['applied', 'unchanged']))
    .orderBy(desc(id))
    .limit(1)
  return row?.finishedAt
}
