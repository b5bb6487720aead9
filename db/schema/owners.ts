import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountColumns } from './account-tables'

/** Who may log in to see their listings (O1). The agency makes them; nobody registers. */
export const owners = pgTable('owners', accountColumns(), (table) => [
  uniqueIndex('owners_email').on(table.email),
])
