import { type Asking, isConfirmed } from '~/features/accounts/public.server'
import type { App } from '~/platform/app.server'
import type { Member } from '~/platform/office/member.server'
import { findWorker, setPasswordAt } from './staff.repo.server'
import { staffKind } from './staff-kind.server'

/**
 * Whether a member knows their password, or has their second factor, at this moment: acts that ask for it again are
 * allowed for a while afterwards (B6). Wrong ones count as those of a login.
 */
export async function confirmMember(
  app: App,
  { id, session }: Pick<Member, 'id' | 'session'>,
  typed: string,
  asking: Asking,
): Promise<boolean> {
  const account = await findWorker(app.db, id)
  const isRight = account !== undefined && (await isConfirmed(staffKind, app, account, typed, asking))
  if (isRight) await setPasswordAt(app.db, session.id, app.clock.now())
  return isRight
}
