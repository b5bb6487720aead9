import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Translated } from './columns'

/** Names of municipalities as the feed gives them; the product's own list fills what is missing. */
export const cities = pgTable(
  'cities',
  {
    countryId: smallint('country_id').notNull(),
    zip: text('zip').notNull(),
    names: jsonb('names').$type<Translated>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.zip] })],
)
