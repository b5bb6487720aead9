import { boolean, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { Translations } from './columns'

/** Main types (house, apartment …) with names and order from the feed's `webIDs`. */
export const listingTypes = pgTable('listing_types', {
  webId: integer('web_id').primaryKey(),
  names: jsonb('names').$type<Translations>().notNull(),
  showOrder: smallint('show_order').notNull(),
  sale: boolean('sale').notNull(),
  rent: boolean('rent').notNull(),
})
