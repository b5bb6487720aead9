import { testTime } from '../../../tests/setup/test-time'
import type { Member } from './member.server'
import type { Role } from './permissions'

/** Somebody of the agency, by role; their password was last given at `testTime`. */
export const memberOf = (role: Role): Member => ({
  id: 1,
  email: 'mia@agency.example',
  name: 'Mia',
  role,
  seesAll: role === 'admin',
  locale: 'nl',
  session: { id: 'a session', passwordAt: new Date(testTime) },
  picture: null,
  keysOn: true,
})
