import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { owners } from './owners'

/** Mailed links that set a password: a row goes when its link is used. */
export const ownerLinks = pgTable(
  'owner_links',
  {
    /** Random; the link holds it, signed. */
    id: text('id').primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    expires: instant('expires').notNull(),
  },
  (table) => [index('owner_links_owner').on(table.ownerId), index('owner_links_expires').on(table.expires)],
)
