import { pgTable } from 'drizzle-orm/pg-core'
import { deviceColumns, deviceIndexes } from './account-tables'
import { owners } from './owners'

/** Browsers that an owner logged in with. */
export const ownerDevices = pgTable(
  'owner_devices',
  deviceColumns({ column: 'owner_id', accounts: () => owners.id }),
  deviceIndexes('owner_devices'),
)
