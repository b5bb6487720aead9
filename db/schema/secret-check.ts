import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** One row: which secret the database is used with (S-11), so that another one is noticed at start. */
export const secretCheck = pgTable(
  'secret_check',
  {
    id: smallint('id').primaryKey().default(1),
    /** Name of the secret: derived from it, and nothing of it can be derived from its name. */
    keyId: text('key_id').notNull(),
  },
  () => [check('secret_check_one_row', sql`id = 1`)],
)
