import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Translations } from './columns'

/** Names of municipalities from the feed; the product's own list completes them. */
export const cities = pgTable(
  'cities',
  {
    countryId: smallint('country_id').notNull(),
    zip: text('zip').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.zip] })],
)
