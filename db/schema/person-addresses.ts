import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, searchVector } from './columns'
import { people } from './people'
import { searchWords } from './plain-words'

/** Mail addresses of people: each belongs to one person. */
export const personAddresses = pgTable(
  'person_addresses',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    personId: bigint('person_id', { mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    /** Its parts, for the search of the office. */
    words: searchVector('words').generatedAlwaysAs(searchWords(sql`email`)),
  },
  (table) => [
    index('person_addresses_person').on(table.personId),
    index('person_addresses_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)
