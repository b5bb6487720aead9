import type { Member } from './member.server'
import type { Role } from './permissions'

/** Somebody of the agency, by role. */
export const memberOf = (role: Role): Member => ({
  id: 1,
  email: 'mia@agency.example',
  name: 'Mia',
  role,
  seesAll: role === 'admin',
  locale: 'nl',
  session: { id: 'a session', passwordAt: new Date('2026-11-20T10:00:00Z') },
  picture: null,
  keysOn: true,
})
