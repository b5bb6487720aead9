import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { demands } from './demands'

/** Why an alert reports a listing. */
export type AlertReason = 'new' | 'price-drop'

/** Listings that a search alert has reported, so that none is mailed twice; kept when a listing goes, as it may return. */
export const demandHomes = pgTable(
  'demand_homes',
  {
    demandId: text('demand_id')
      .notNull()
      .references(() => demands.id, { onDelete: 'cascade' }),
    /** No key: feeds forget listings. */
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
