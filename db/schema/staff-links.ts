import { pgTable } from 'drizzle-orm/pg-core'
import { expiryIndexes, linkColumns } from './account-tables'
import { staff } from './staff'

/** Mailed links that set a member's password. */
export const staffLinks = pgTable(
  'staff_links',
  linkColumns({ column: 'staff_id', accounts: () => staff.id }),
  expiryIndexes('staff_links', 'staff'),
)
