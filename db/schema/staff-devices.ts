import { pgTable } from 'drizzle-orm/pg-core'
import { deviceColumns, deviceIndexes } from './account-tables'
import { staff } from './staff'

/** Browsers that a member of staff logged in with. */
export const staffDevices = pgTable(
  'staff_devices',
  deviceColumns({ column: 'staff_id', accounts: () => staff.id }),
  deviceIndexes('staff_devices'),
)
