import { data } from 'react-router'
import type { SessionRow } from '~/features/accounts/public.server'
import type { Loading } from '~/platform/office/may-load.server'
import { findWorker, type StaffRow } from './staff.repo.server'

type OwnSession = { account: StaffRow; session: Pick<SessionRow, 'id'> }

/**
 * The account of the member who asks, and the session by which they do.
 * @throws 401 when they were removed a moment ago
 */
export async function ownSession({ app, member }: Pick<Loading, 'app' | 'member'>): Promise<OwnSession> {
  const account = await findWorker(app.db, member.id)
  if (!account) throw data(null, { status: 401 })
  return { account, session: { id: member.session.id } }
}
