import { pgTable } from 'drizzle-orm/pg-core'
import { expiryIndexes, sessionColumns } from './account-tables'
import { owners } from './owners'

/** Sessions of owners. */
export const ownerSessions = pgTable(
  'owner_sessions',
  sessionColumns({ column: 'owner_id', accounts: () => owners.id }),
  expiryIndexes('owner_sessions', 'owner'),
)
