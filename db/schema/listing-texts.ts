import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { listings } from './listings'

/** Texts of a listing in one language. */
export const listingTexts = pgTable(
  'listing_texts',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    city: text('city').notNull(),
    /** Streets of Brussels have a name in each language; null where it is that of the listing. */
    street: text('street'),
    typeName: text('type_name').notNull().default(''),
    priceUnitText: text('price_unit_text').notNull().default(''),
    marqueeName: text('marquee_name').notNull().default(''),
    words: jsonb('words').$type<ListingWords>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.locale] })],
)
