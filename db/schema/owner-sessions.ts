import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { owners } from './owners'

/** Sessions of owners, and until when each lasts. */
export const ownerSessions = pgTable(
  'owner_sessions',
  {
    /** SHA-256 of what the cookie holds: who reads the database cannot log in with it. */
    id: text('id').primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Browser and system, such as `Firefox, Windows`. */
    device: text('device').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** However much it is used, it ends then. */
    expires: instant('expires').notNull(),
  },
  (table) => [
    index('owner_sessions_owner').on(table.ownerId),
    index('owner_sessions_expires').on(table.expires),
  ],
)
