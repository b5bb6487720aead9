import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ListingWords } from '~/kernel/listing-details'
import type { Locale } from '~/kernel/locale'
import { searchVector } from './columns'
import { dictionaries } from './dictionaries'
import { listings } from './listings'
import { plainWords } from './plain-words'

/** The words of a title and a description, by the dictionary of their language. */
const foldedWords = plainWords(sql`title || ' ' || description`)

const dictionary = sql.raw(
  `case locale ${Object.entries(dictionaries)
    .map(([locale, name]) => `when '${locale}' then '${name}'::regconfig`)
    .join(' ')} else 'simple'::regconfig end`,
)

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
    /** For words that no filter knows; never sent to the application. */
    search: searchVector('search').generatedAlwaysAs(sql`to_tsvector(${dictionary}, ${foldedWords})`),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.locale] }),
    // Without a list of pending rows, which every search after an import would read through.
    index('listing_texts_search').using('gin', table.search).with({ fastupdate: false }),
  ],
)
