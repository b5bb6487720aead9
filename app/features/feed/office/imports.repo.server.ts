import { count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { feedImports } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { pageSize } from '~/platform/office/count-list'
import { emptyReport, type FeedReport, type ImportOutcome } from '../feed-report'

const { id, startedAt, finishedAt, source, outcome, report } = feedImports

/** Listings and projects together, counted in the database: a report can name every listing of a feed. */
const counted = (list: string): SQL<number> =>
  sql<number>`coalesce(jsonb_array_length(${report}->${list}), 0)
    + coalesce(jsonb_array_length(${report}->'projects'->${list}), 0)`.mapWith(Number)

const noted = (list: string): SQL<number> =>
  sql<number>`coalesce(jsonb_array_length(${report}->${list}), 0)`.mapWith(Number)

const runColumns = {
  ...{ id, startedAt, finishedAt, source, outcome },
  created: counted('created'),
  changed: counted('changed'),
  withdrawn: counted('withdrawn'),
  restored: counted('restored'),
  rejected: noted('rejected'),
  warnings: noted('warnings'),
}

export const outcomes = ['applied', 'unchanged', 'refused', 'held'] as const

/**
 * Imports of a page, newest first, with what they changed in numbers.
 * @param page - from 1
 * @param only - with this outcome; all of them unless given
 */
export const findImports = async (db: Db, page: number, size = pageSize, only?: ImportOutcome) =>
  await db
    .select(runColumns)
    .from(feedImports)
    .where(only && eq(outcome, only))
    .orderBy(desc(id))
    .limit(size)
    .offset((page - 1) * size)

export type ImportRun = Awaited<ReturnType<typeof findImports>>[number]

/** How many there are of each outcome. */
export async function countImports(db: Db): Promise<Record<ImportOutcome, number>> {
  const rows = await db.select({ outcome, count: count() }).from(feedImports).groupBy(outcome)
  const counts = { applied: 0, unchanged: 0, refused: 0, held: 0 }
  return Object.assign(counts, Object.fromEntries(rows.map((row) => [row.outcome, row.count])))
}

/** An import with its report; undefined when it is no more. */
export async function findImport(db: Db, number: number) {
  const [row] = await db.select().from(feedImports).where(eq(id, number))
  return row && { ...row, report: whole(row.report, row.source) }
}

/** A report of an earlier release may lack what was added since. */
function whole(stored: unknown, from: string): FeedReport {
  const empty = emptyReport(from, false)
  const given = stored as Partial<FeedReport>
  return { ...empty, ...given, projects: { ...empty.projects, ...given.projects } }
}
