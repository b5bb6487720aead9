import { pgTable } from 'drizzle-orm/pg-core'
import { expiryIndexes, linkColumns } from './account-tables'
import { owners } from './owners'

/** Mailed links that set an owner's password. */
export const ownerLinks = pgTable(
  'owner_links',
  linkColumns({ column: 'owner_id', accounts: () => owners.id }),
  expiryIndexes('owner_links', 'owner'),
)
