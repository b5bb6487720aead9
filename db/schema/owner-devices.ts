import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { owners } from './owners'

/** Browsers that an owner logged in with: guesses of strangers cannot lock these out. */
export const ownerDevices = pgTable(
  'owner_devices',
  {
    /** SHA-256 of what the browser's cookie holds. */
    id: text('id').notNull(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('owner_devices_seen_at').on(table.seenAt),
  ],
)
