import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** One row: where the security log begins and ends (S-10), so that lines missing at either end are noticed. */
export const securityLogHead = pgTable(
  'security_log_head',
  {
    id: smallint('id').primaryKey().default(1),
    /** The last line that was deleted because it was old; 0 before any was. */
    baseId: bigint('base_id', { mode: 'number' }).notNull(),
    baseHash: text('base_hash').notNull(),
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    lastHash: text('last_hash').notNull(),
    /** HMAC of the four above with a key of the product. */
    seal: text('seal').notNull(),
  },
  () => [check('security_log_head_one_row', sql`id = 1`)],
)
