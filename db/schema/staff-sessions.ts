import { pgTable } from 'drizzle-orm/pg-core'
import { expiryIndexes, sessionColumns } from './account-tables'
import { instant } from './columns'
import { staff } from './staff'

/** Sessions of members of staff (B6). */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    ...sessionColumns({ column: 'staff_id', accounts: () => staff.id }),
    /** When the password was last typed in it: some acts ask for it again. */
    passwordAt: instant('password_at').notNull(),
  },
  expiryIndexes('staff_sessions', 'staff'),
)
