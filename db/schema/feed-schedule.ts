import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** One row: what the site knows of the feed that it fetches by itself. */
export const feedSchedule = pgTable(
  'feed_schedule',
  {
    id: smallint('id').primaryKey().default(1),
    /** The last attempt, whatever came of it. */
    triedAt: instant('tried_at'),
    /** Attempts since the last one that succeeded. */
    failures: integer('failures').notNull().default(0),
    /** When the agency was mailed that the feed fails; null when it was not, or when it is over. */
    toldAt: instant('told_at'),
    /** Sent along to learn whether the feed has changed since it was applied; null: it is read whatever it is. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Hash of what these are good for: the address, and how its records are read. */
    validFor: text('valid_for'),
  },
  () => [check('feed_schedule_one_row', sql`id = 1`)],
)
