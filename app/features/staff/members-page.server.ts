import type { App } from '~/platform/app.server'
import { showTime } from '~/ui/office/show-time'
import { findMember, findMembers } from './members.repo.server'
import type { StaffRow } from './staff.repo.server'

/** A member as others see them: nothing of how they log in but whether they do. */
export const toShown = ({ locale, clock }: App, row: StaffRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  locale: row.locale,
  state: row.passwordHash ? ('active' as const) : ('invited' as const),
  hasFactor: row.totpSecret !== null,
  since: showTime(row.createdAt, { locale, now: clock.now() }),
})

export type ShownMember = ReturnType<typeof toShown>

/** Everybody who works here. */
export const membersPage = async (app: App): Promise<ShownMember[]> =>
  (await findMembers(app.db)).map((row) => toShown(app, row))

/** @param id - as an address has it */
export const memberRow = async (app: App, id: string | undefined): Promise<StaffRow | undefined> =>
  /^\d{1,9}$/.test(id ?? '') ? await findMember(app.db, Number(id)) : undefined
