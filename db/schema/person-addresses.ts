import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { people } from './people'

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
  },
  (table) => [index('person_addresses_person').on(table.personId)],
)
