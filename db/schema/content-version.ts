import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core'

/** One row: incremented in every transaction that changes public content, which invalidates the page caches. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint('id').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  () => [check('content_version_one_row', sql`id = 1`)],
)
