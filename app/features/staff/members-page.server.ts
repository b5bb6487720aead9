import { officePath } from '~/i18n/office-table'
import type { App } from '~/platform/app.server'
import { readId } from '~/platform/office/read-id'
import { pictureHref } from '~/ui/office/picture-href'
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
  pictureHref: pictureHref(officePath('members.member', { id: row.id }), row.picture),
  since: showTime(row.createdAt, { locale, now: clock.now() }),
})

export type ShownMember = ReturnType<typeof toShown>

/** Everybody who works here. */
export const membersPage = async (app: App): Promise<ShownMember[]> =>
  (await findMembers(app.db)).map((row) => toShown(app, row))

/** @param id - as it stands in an address */
export const memberOfAddress = async (app: App, id: string | undefined): Promise<StaffRow | undefined> =>
  await findMember(app.db, readId(id))
