import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, searchVector } from './columns'
import { phoneWord, searchWords } from './plain-words'

const words = sql`coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || ${phoneWord(sql`phone`)}`

/** Somebody who wrote to the agency or booked, whatever address they used (B25). Personal data. */
export const people = pgTable(
  'people',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull(),
    /** As first given, unless a member of staff changed it (B25). */
    name: text('name'),
    phone: text('phone'),
    /** What the agency notes about them. */
    note: text('note'),
    /** Rises with each change, also by a lead that adds what was missing (B22). */
    revision: integer('revision').notNull().default(0),
    /** For the search of the office. */
    words: searchVector('words').generatedAlwaysAs(searchWords(words)),
  },
  (table) => [index('people_words').using('gin', table.words).with({ fastupdate: false })],
)
