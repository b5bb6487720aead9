import { type AccountKind, accountLimits, accountQueues } from '~/features/accounts/public.server'
import { accountPath, loginPath } from '~/i18n/office-table'
import {
  insertStaffSession,
  type StaffRow,
  type StaffSession,
  staffTables,
  worksHere,
} from './staff.repo.server'

const hour = 3_600_000

const paths = {
  login: loginPath,
  forgotten: `${loginPath}forgotten/`,
  password: `${loginPath}password/`,
  account: accountPath,
}

/** Accounts of members. Their addresses have no language: each page is in that of its reader. */
export const staffKind = {
  name: 'staff',
  room: 'staff',
  tables: staffTables,
  mayLogIn: worksHere,
  sessionLasts: { used: 7 * 24 * hour, unused: 12 * hour },
  limits: accountLimits({
    login: 'staff login',
    codes: 'codes of a member',
    links: 'staff links',
    linksToAccount: 'staff links to a member',
  }),
  queues: accountQueues({ reset: 'mail-staff-reset', forgetPast: 'forget-staff-past' }),
  pathOf: (page) => paths[page],
  insertSession: insertStaffSession,
} satisfies AccountKind<StaffRow, StaffSession>
