import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from './account-tables'
import { searchWords } from './plain-words'

/** The words of a name and of an address, whose parts are words too. */
export const ownerWords = searchWords(sql`name || ' ' || email`)

/** Who may log in to see their listings (O1). The agency makes them; nobody registers. */
export const owners = pgTable('owners', accountColumns(), (table) => [
  uniqueIndex('owners_email').on(table.email),
  index('owners_words').using('gin', ownerWords).with({ fastupdate: false }),
])
