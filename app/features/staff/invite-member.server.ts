import { mailLink } from '~/features/accounts/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { StaffRow } from './staff.repo.server'
import { staffKind } from './staff-kind.server'

/** Mails a link that sets a password, in the member's language; it is good once, for seven days. */
export const inviteMember = async (tx: Db, services: Services, member: StaffRow) =>
  await mailLink(staffKind, tx, services, member, 'invitation', member.locale)
