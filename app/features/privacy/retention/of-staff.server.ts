import { deviceDays, linkLasts } from '~/features/accounts/public.server'
import { sessionHours } from '~/features/staff/public.server'
import type { StoredData } from './stored-data'

/** What the agency's own people leave in the back office. */
export const dataOfStaff: StoredData[] = [
  {
    what: 'accounts of members of staff',
    tables: ['staff'],
    period: 'staff',
    after:
      'the agency removed them; then the address and the telephone go, the name stays. Picture and signature go at the removal',
    why: 'what they did stands under their name',
  },
  {
    what: 'logins of members of staff',
    tables: ['staff_sessions'],
    until: `${sessionHours.unused} hours unused, ${sessionHours.used / 24} days however used; sooner at a logout, a new password, role or second factor`,
    why: "then they are over; deleted at 4:20 by a job of the room's own, as the next two are",
  },
  {
    what: 'browsers that a member logged in with',
    tables: ['staff_devices'],
    until: `${deviceDays} days after the last login`,
    why: 'so long are their cookies good',
  },
  {
    what: "links that set a member's password",
    tables: ['staff_links'],
    until: `${linkLasts.reset} minutes, an invitation ${linkLasts.invitation / 60 / 24} days; none after a new password`,
    why: 'so long are they good',
  },
  {
    what: 'the audit log',
    tables: ['audit_log'],
    period: 'auditLog',
    why: 'as leads, which much of it is about; a trigger refuses to change it, or to delete anything sooner',
  },
]
