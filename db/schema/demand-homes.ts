import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { demands } from './demands'

/** Why a home is told of. */
export type AlertReason = 'new' | 'price-drop'

/** Which homes a demand knows of, so that none is told of twice; kept when a home goes, as it may come back. */
export const demandHomes = pgTable(
  'demand_homes',
  {
    demandId: text('demand_id')
      .notNull()
      .references(() => demands.id, { onDelete: 'cascade' }),
    /** No key: feeds forget homes. */
    listingId: integer('listing_id').notNull(),
    /** What the next mail says of it; null when there is nothing to say. */
    waiting: text('waiting').$type<AlertReason>(),
    /** The price that was public when it was last told of; null when it was hidden. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    foundAt: instant('found_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.demandId, table.listingId] }),
    index('demand_homes_waiting').on(table.demandId).where(sql`waiting is not null`),
  ],
)
