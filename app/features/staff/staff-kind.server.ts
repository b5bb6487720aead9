import { type AccountKind, accountLimits, accountQueues } from '~/features/accounts/public.server'
import { siteOf } from '~/features/content/public.server'
import { accountPath, loginPath, officePath } from '~/i18n/office-table'
import { insertAct } from '~/platform/office/audit-log.repo.server'
import {
  findWorker,
  insertStaffSession,
  type StaffRow,
  type StaffSession,
  staffTables,
  worksHere,
} from './staff.repo.server'

const hour = 3_600_000

const paths = {
  login: loginPath,
  forgotten: officePath('login.forgotten'),
  password: officePath('login.password'),
  account: accountPath,
}

/** Hours that a session of a member lasts, however much it is used and while it is not (B6). */
export const sessionHours = { used: 7 * 24, unused: 12 } as const

/** Accounts of members. Their addresses have no language: each page is in that of its reader. */
export const staffKind = {
  name: 'staff',
  room: 'staff',
  tables: staffTables,
  mayLogIn: worksHere,
  sessionLasts: { used: sessionHours.used * hour, unused: sessionHours.unused * hour },
  limits: accountLimits({
    login: 'staff login',
    codes: 'codes of a member',
    links: 'staff links',
    linksToAccount: 'staff links to a member',
  }),
  queues: accountQueues({ reset: 'mail-staff-reset', forgetPast: 'forget-staff-past' }),
  localeOf: async (_, { locale }) => locale,
  pathOf: (page) => paths[page],
  insertSession: insertStaffSession,
  mustHaveFactor: async ({ db }, { id }) =>
    (await siteOf(db)).office.secondFactor === 'all' || (await findWorker(db, id))?.role === 'admin',
  // What is done to an account stands in the audit log, as everything that a member does (B72).
  noteEvent: async (tx, { clock }, { id, name }, event) =>
    await insertAct(tx, {
      at: clock.now(),
      staffId: id,
      actor: name,
      act: `account.${event}`,
      subject: `staff/${id}`,
    }),
} satisfies AccountKind<StaffRow, StaffSession>
